// A bot for civ in JavaScript that collects the domain it has most cards of. The protocol: docs/bots.md
//
//     civ play --seats me,"program:node examples/bot.mjs"

import { createInterface } from "node:readline";

const GAINS = ["play", "keep", "take-from-middle", "take-from-pile"]; // steps that bring a card closer to our area
const GOOD_EFFECTS = ["R2", "R1", "U2", "U1"]; // effects that only help: more cards in hand

/** The value of a domain to us: its cards in our area, and a little for those in our hand. */
function value(view, domain) {
  const count = (cards) => cards.split(" ").filter((card) => card.endsWith(domain)).length;
  return count(view.areas[view.seat - 1]) + count(view.hands[view.seat - 1]) / 10;
}

function choose(view) {
  if (view.step === "effects") {
    const action = GOOD_EFFECTS.find((effect) => view.legal.includes(effect)) ?? ".";
    return { action, why: action === "." ? "Nothing more to do this turn." : "More cards are always good." };
  }
  const sorted = [...view.legal].sort((one, other) => value(view, other) - value(view, one));
  return GAINS.includes(view.step)
    ? { action: sorted[0], why: `I collect ${sorted[0]}.` }
    : { action: sorted.at(-1), why: `I can spare ${sorted.at(-1)}.` };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, view } = JSON.parse(line);
  console.log(JSON.stringify({ id, ...choose(view) }));
}
