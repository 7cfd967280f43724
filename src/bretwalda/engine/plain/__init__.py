"""What a game need not write itself: view, text, picture, features and audit, made from the fields that it declares."""
