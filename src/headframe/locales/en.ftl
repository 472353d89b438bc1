### What the kernel, the server and the terminal say whatever the game. English stands where it is
### said (headframe/core/sentence.py); only what needs more than one form stands here.
