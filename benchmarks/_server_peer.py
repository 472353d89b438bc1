"""boardgame.io's server under the same load: placeholder until written."""
class Unavailable(Exception): pass
class Peer:
    version = ""
    def __enter__(self): raise Unavailable("not written")
    def __exit__(self,*a): pass
