"""The database: schema, migrations, transactions and the store built on them."""
