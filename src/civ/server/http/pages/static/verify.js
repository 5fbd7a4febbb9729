// Checks a shuffle: the seed is the one that was promised, and the deal is the one that follows from it (docs/deals.md).
// It needs nothing but this file: no network, and not even the browser's own SHA-256, which pages from a disk may lack.
"use strict";

// --- SHA-256 (FIPS 180-4) ---

function primes(count) {
  const found = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

const fraction = (number) => Math.floor((number % 1) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  let hash = START;
  for (let block = 0; block < padded.length; block += 64) hash = mixed(hash, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

function mixed(hash, view, block) {
  const words = Array.from({ length: 16 }, (_, place) => view.getInt32(block + place * 4));
  let [a, b, c, d, e, f, g, h] = hash;
  for (let round = 0; round < 64; round++) {
    if (round >= 16) {
      const early = words[round - 15], late = words[round - 2];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[round] = (words[round - 16] + first + words[round - 7] + second) | 0;
    }
    const chosen = (e & f) ^ (~e & g), most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[round] + words[round]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + hash[place]) | 0);
}

const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (digits) => Uint8Array.from(digits.match(/../g) || [], (pair) => parseInt(pair, 16));
const utf8 = (words) => new TextEncoder().encode(words);

function bytesOf(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((place, part) => (whole.set(part, place), place + part.length), 0);
  return whole;
}

function bigEndian(number, size) {
  return Uint8Array.from({ length: size }, (_, place) => Math.floor(number / 2 ** (8 * (size - 1 - place))) % 256);
}

// --- The deal ---

const BOX = { 1: "8M 8R 4E 4S 4C", 2: "8M 8R 4E 8S 4C", 3: "4M 8E 8S 8C 16U" };
const REMOVED = { 2: 3, 3: 3, 4: 0 };

function seedOfDeal(seed, words) {
  if (!words.length) return seed;
  const parts = words.map(utf8).flatMap((raw) => [bigEndian(raw.length, 4), raw]);
  return sha256(bytesOf(utf8("civ words 1"), seed, ...parts));
}

function* stream(seed) {
  for (let number = 0; ; number++) {
    const block = new DataView(sha256(bytesOf(utf8("civ deal 1"), seed, bigEndian(number, 8))).buffer);
    for (let place = 0; place < 32; place += 4) yield block.getUint32(place);
  }
}

function below(bound, words) {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % bound;
  }
}

function deal(seed, players) {
  const words = stream(seed), first = below(players, words) + 1, deck = [], removed = [];
  for (const era of [1, 2, 3]) {
    const cards = BOX[era].split(" ").flatMap((pair) => Array(parseInt(pair, 10)).fill(era + pair.slice(-1)));
    for (let last = cards.length - 1; last > 0; last--) {
      const other = below(last + 1, words);
      [cards[last], cards[other]] = [cards[other], cards[last]];
    }
    removed.push(...cards.slice(0, REMOVED[players]));
    deck.push(...cards.slice(REMOVED[players]));
  }
  return { first, deck: deck.join(" "), removed: removed.join(" ") };
}

// --- The check ---

const SEED = /^[0-9a-f]{64}$/;

function readExports(words) {
  try {
    return [JSON.parse(words)];
  } catch {
    return words.split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
  }
}

function check(exported) {
  const { record, shuffle } = exported;
  if (!record || !shuffle || !SEED.test(shuffle.seed) || !(record.rules.players in REMOVED)) throw new Error("unread");
  const seed = fromHex(shuffle.seed);
  const right = deal(seedOfDeal(seed, shuffle.words), record.rules.players);
  return {
    commitment: toHex(sha256(seed)) === shuffle.commitment,
    first: right.first === record.first,
    deck: right.deck === record.deck,
    removed: right.removed === (record.removed || ""),
  };
}

// --- The page ---

function show(words) {
  const page = document.getElementById("verify");
  let checks = {}, commitments = [], verdict = "unread";
  try {
    const found = readExports(words), checked = found.map(check);
    for (const name of Object.keys(checked[0])) checks[name] = checked.every((one) => one[name]);
    commitments = found.map((one) => one.shuffle.commitment);
    verdict = Object.values(checks).every(Boolean) ? "good" : "bad";
  } catch {
    checks = {};
  }
  for (const line of page.querySelectorAll("[data-check]")) {
    const good = checks[line.dataset.check];
    line.className = good === undefined ? "" : good ? "good" : "bad";
  }
  const sentence = document.getElementById("verdict");
  sentence.className = verdict;
  sentence.textContent = page.dataset[verdict];
  document.getElementById("commitments").textContent = commitments.join("\n");
}

if (typeof document !== "undefined") {
  document.getElementById("export").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file) show(await file.text());
  });
}
if (typeof module !== "undefined") module.exports = { sha256, toHex, fromHex, utf8, seedOfDeal, stream, deal, check, readExports };
