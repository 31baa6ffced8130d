"""What a person sees and does: the socket behind the chat page."""
