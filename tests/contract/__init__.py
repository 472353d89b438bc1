"""What every game must keep: the kernel's promises as checks over random games."""
