"""What people are shown: names, the log, the table as text, the catalogue for clients."""
