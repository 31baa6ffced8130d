"""REST v10, route by route."""
