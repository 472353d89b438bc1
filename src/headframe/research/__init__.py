"""For those who study the games: fixed actions, vectors, and the interfaces of the field.

`actions` numbers what can be decided, `moments` walks through a game one action at a time,
`vectors` writes what a seat may know as numbers. The environments of PettingZoo, Gymnasium and
OpenSpiel, and a fast one for many games at once, stand on these three.
"""
