# Every target does its own set-up; all it needs is Python 3.11+ and make.
#
#   make play       start the server and open the game in a browser
#   make quick      the tests without a browser or a server process: at most a minute
#   make test       all tests, with small counts: what has to pass before a change lands
#   make test-all   all tests, with full counts
#   make check      ruff, mypy, generated pages, svelte-check, prettier
#   make docs       the documentation site
#   make bench      speed, next to OpenSpiel
#
# ARGS go to pytest: make test ARGS="-k inquisition".

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
# Without compiled modules on disk, every process of a test would compile them again.
unexport PYTHONDONTWRITEBYTECODE
CORES := $(shell $(PYTHON) -c "import os; print(os.cpu_count() or 1)")
QUICK := README.md src/civ/__init__.py src/civ/game/batch.py $(wildcard tests/test_*.py) \
	tests/rules tests/golden tests/invariants tests/texts tests/cli tests/wire

.PHONY: play quick test test-all check package docs bench web kernels browser lock clean

play: web
	@$(BIN)/civ serve

quick: web kernels
	$(BIN)/python hatch_build.py test
	$(BIN)/pytest -n $(CORES) $(QUICK) $(ARGS)

test: web kernels browser
	$(BIN)/python hatch_build.py test
	$(BIN)/pytest -n $(CORES) --dist worksteal $(ARGS)

test-all: web kernels browser
	$(BIN)/python hatch_build.py test
	$(BIN)/pytest -n $(CORES) --dist worksteal --full $(ARGS)

check: web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.conformance_page --check
	$(BIN)/python hatch_build.py check

# Builds an sdist and a wheel in dist/, installs the wheel away from the repository and uses it.
package: web
	$(BIN)/python .ci/check_package.py

# Builds the documentation site in build/docs; a broken link is an error.
docs: $(READY)
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/docs
	@echo "Open build/docs/index.html"

bench: $(READY)
	$(BIN)/civ bench
	$(BIN)/python bench/peers.py

# Builds the web client into the package; does nothing if it is up to date.
web: $(READY)
	@$(BIN)/python hatch_build.py

# Compiles the kernels before the tests start: otherwise every worker would compile them.
kernels: $(READY)
	@$(BIN)/python -m tests.harness.kernels

# Installs a Chromium for the browser tests if that is possible; if not, these tests fail and say what is missing.
browser:
	@command -v chromium-headless-shell >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium-headless-shell; } || true

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

# Pins all dependencies again. Needs uv; no registry address gets into the lock.
lock:
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --extra dev \
		--output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build dist web/node_modules src/civ/web .mypy_cache .ruff_cache .pytest_cache .hypothesis
