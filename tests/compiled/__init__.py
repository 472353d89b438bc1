"""The optional compiled build (`./x compile`): that it is what runs, and plays the same games."""
