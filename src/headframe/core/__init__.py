"""The kernel: who must decide what, what an answer does, who may see what. No game, no I/O."""
