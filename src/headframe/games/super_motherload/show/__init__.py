"""What people are shown: names, sentences, tables."""
