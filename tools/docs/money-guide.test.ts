import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { PLATFORM_ACCOUNT_IDS } from '../../apps/api/src/modules/ledger/ledger.accounts.ts';
import { transactionKinds } from '../../apps/api/src/modules/ledger/ledger.schema.ts';

const GUIDE = new URL('../../docs/guides/money.md', import.meta.url);

/** The names in the first column of the table below a heading. */
const namesBelow = (guide: string, heading: string): Set<string> => {
  const [, chapter = ''] = guide.split(`\n## ${heading}\n`);
  const [table = ''] = chapter.split('\n## ');
  const firsts = table.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  return new Set(firsts.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)));
};

test('the guide of money tells of every kind of movement, and of every account', async () => {
  const guide = await readFile(GUIDE, 'utf8');
  assert.deepEqual(namesBelow(guide, 'Movements'), new Set(transactionKinds));
  const owned = ['wallet', 'held', 'earnings', 'payout-pending', 'receivable'];
  assert.deepEqual(namesBelow(guide, 'Accounts'), new Set([...owned, ...Object.keys(PLATFORM_ACCOUNT_IDS)]));
});
