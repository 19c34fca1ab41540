import assert from 'node:assert/strict';
import test from 'node:test';
import { SHELL_INTENTS, SHELL_SLOTS, type SlotName } from '@barg/contract';
import { intentSchemas, slotSchemas } from '@barg/contract/schemas';
import { descriptorsHere, sourcesHere } from './descriptors.ts';

/** Slots that no remote of this workspace fills, with what they are kept for. */
const OPEN_FOR_TEAMS: Partial<Record<SlotName, string>> = {};

const sources = sourcesHere();
const descriptors = await descriptorsHere();

/** Who says something of a name, by name. */
function namesBy(pattern: RegExp): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { owner, text } of sources) {
    for (const [, name = ''] of text.matchAll(pattern)) found.set(name, (found.get(name) ?? new Set()).add(owner));
  }
  return found;
}

const drawn = namesBy(/<Slot\s+name="([\w.-]+)"/g);
const asked = namesBy(/(?:useIntent|askIntent)\(\s*'([\w.-]+)'/g);
const filled: readonly string[] = [
  ...SHELL_SLOTS,
  ...descriptors.flatMap(({ fills }) => fills.map(({ slot }) => slot)),
];
const answered: readonly string[] = [
  ...SHELL_INTENTS,
  ...descriptors.flatMap(({ intents }) => intents.map(({ intent }) => intent)),
];

for (const slot of Object.keys(slotSchemas)) {
  test(`${slot} is drawn by somebody, and filled or open for teams`, () => {
    assert.ok(drawn.has(slot), 'nobody draws it');
    assert.notEqual(filled.includes(slot), slot in OPEN_FOR_TEAMS, 'filled, or else told to be open: one of both');
  });
}

for (const intent of Object.keys(intentSchemas)) {
  test(`${intent} is asked for and answered by somebody`, () => {
    assert.ok(answered.includes(intent), 'answered');
    assert.ok(asked.has(intent), 'asked for');
  });
}

for (const { name, offers } of descriptors) {
  test(`${name} offers the slots that it draws, and no others`, () => {
    const its = [...drawn].filter(([, owners]) => owners.has(name)).map(([slot]) => slot);
    assert.deepEqual(offers.toSorted(), its.toSorted());
  });
}
