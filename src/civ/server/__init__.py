"""The server: Litestar on uvicorn, and an event log in one SQLite file that is written before anything is sent."""
