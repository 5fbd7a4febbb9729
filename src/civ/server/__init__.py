"""Tables over the network: Litestar on uvicorn, one SQLite file, and a log that is written before anybody is told."""
