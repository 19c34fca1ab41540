import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../../apps/operator-remote/src/locales/', import.meta.url));

/** What stands on the console's buttons, and as the titles of the questions behind them. */
const ACTS = ['coins.acts', 'payouts.acts', 'payments.acts', 'reports.acts', 'messages.handle', 'refunds.settle'];
/** What tells how something is, on badges and in histories. */
const STATES = [
  ...['coins.decided', 'coins.details', 'coins.states', 'payouts.events', 'payouts.statuses', 'payouts.attempts'],
  ...['payments.refunds', 'refunds.statuses', 'removals.states', 'removals.decisions', 'reports.outcomes'],
  ...['messages.handled', 'users.payments', 'audit.words'],
];

type Texts = string | { [key: string]: Texts };

const allOf = (texts: Texts): string[] => (typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(allOf));

const textsAt = (texts: Texts, key: string): string[] => {
  const found = key
    .split('.')
    .reduce<Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  assert.ok(found !== undefined, `there is no text ${key}`);
  return allOf(found);
};

for (const file of readdirSync(LOCALES)) {
  test(`in ${file} no button of the console has the words of a state, as if it were done already`, () => {
    const texts = JSON.parse(readFileSync(path.join(LOCALES, file), 'utf8')) as Texts;
    const states = new Set(STATES.flatMap((key) => textsAt(texts, key)));
    const acts = ACTS.flatMap((key) => textsAt(texts, key));
    assert.deepEqual(
      acts.filter((act) => states.has(act)),
      [],
    );
  });
}
