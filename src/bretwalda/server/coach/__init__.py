"""What people are told about decisions: a hint for their own, and why a computer took one."""
