# make play · make test · make check · make bench: each does its own set-up; all they need is Python 3.11+ and make.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
# Tests wait for servers and browsers, too, not only for a core.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(3 * (os.cpu_count() or 1) // 2)")

.PHONY: play web kernels browser test check docs bench lock clean

play: web
	@$(BIN)/civ serve

test: web kernels browser
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

# Compiled once, before tests begin: workers that begin together would each compile all of them.
kernels: $(READY)
	@$(BIN)/python -c "from civ.bots import warm_up; from civ.wire import broadcasts; warm_up(); broadcasts.warm_up()"

# For the tests of the web client; where it is not ours to install, they say what they lack.
browser:
	@command -v chromium-headless-shell >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium-headless-shell; } || true

# The web client, built into the package; at once if nothing has changed.
web: $(READY)
	@$(BIN)/python hatch_build.py

check: web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.conformance_page --check
	$(BIN)/python hatch_build.py check

# The documentation site, in build/docs; a broken link is an error.
docs: $(READY)
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/docs
	@echo "Open build/docs/index.html"

bench: $(READY)
	$(BIN)/civ bench
	$(BIN)/python bench/peers.py

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

# Needs uv; the addresses of registries stay out of the lock.
lock:
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --extra dev \
		--output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build dist web/node_modules src/civ/web .mypy_cache .ruff_cache .pytest_cache .hypothesis
