import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import {
  COMPLETE_LOCALES,
  NAMED_ITEMS,
  SCREEN_LOCALES,
  SALE_NAMES,
  saleNameOf,
} from '../../libs/contract/src/index.ts';
import { PRINTED_LOCALES } from '../../apps/api/src/platform/pdf/printed-locale.ts';
import { EARNING_KINDS } from '../../apps/api/src/modules/earnings/earnings.repository.ts';
import { statementWordsIn } from '../../apps/api/src/modules/earnings/statement-words.ts';
import { statementKinds } from '../../apps/api/src/modules/earnings/statements.schema.ts';
import { FAN_SALE_KINDS } from '../../apps/api/src/modules/fan-cards/fan-cards.schema.ts';
import { transactionKinds } from '../../apps/api/src/modules/ledger/ledger.schema.ts';
import { movementWords, type Worded } from '../../apps/api/src/modules/ledger/movement-words.ts';

const readLocale = async (app: string, locale: string) =>
  JSON.parse(await readFile(new URL(`../../apps/${app}/src/locales/${locale}.json`, import.meta.url), 'utf8'));

const movement = (changes: Partial<Worded>): Worded => ({
  ...{ kind: 'purchase', item_type: null, reversed_kind: null, given_to: null, title: null },
  ...changes,
});

/** One movement for each name of a sale. */
const SALES = transactionKinds.flatMap((kind) =>
  NAMED_ITEMS.flatMap((type) => {
    const name = saleNameOf(kind, type);
    return name ? [{ name, row: movement({ kind, item_type: type }) }] : [];
  }),
);

test('each name of a sale is that of some movement', () => {
  assert.deepEqual(new Set(SALES.map(({ name }) => name)), new Set(SALE_NAMES));
});

const filled = (words: Record<string, string>, keys: readonly string[], where: string) => {
  for (const key of keys) assert.ok(words[key]?.trim(), `${where} has no words for ${key}`);
  const used = keys.map((key) => words[key]);
  assert.equal(new Set(used).size, used.length, `${where} calls two things the same: ${used.join(', ')}`);
};

for (const locale of COMPLETE_LOCALES) {
  test(`each kind of movement has words of its own wherever money is shown in ${locale}`, async () => {
    const [{ transactions }, { earnings, statements, breakdown }, { fan }] = await Promise.all([
      readLocale('commerce-remote', locale),
      readLocale('creator-studio-remote', locale),
      readLocale('messaging-remote', locale),
    ]);
    filled({ ...transactions.kinds, ...transactions.sales }, [...transactionKinds, ...SALE_NAMES], 'the wallet');
    filled({ ...earnings.kinds, ...earnings.sales }, [...EARNING_KINDS, ...SALE_NAMES], 'the list of earnings');
    filled(statements.kinds, statementKinds, 'the page of a statement');
    filled({ ...fan.kinds, ...fan.names }, [...FAN_SALE_KINDS, ...SALE_NAMES], 'the card of a fan');
    filled(transactions.items, NAMED_ITEMS, 'what was paid for');
    filled(breakdown.items, NAMED_ITEMS, 'what was earned with');
  });

  test(`what is sold is called the same by who pays and who is paid in ${locale}`, async () => {
    const { transactions } = await readLocale('commerce-remote', locale);
    const { earnings } = await readLocale('creator-studio-remote', locale);
    const { fan } = await readLocale('messaging-remote', locale);
    assert.deepEqual([earnings.sales, fan.names], [transactions.sales, transactions.sales]);
  });
}

for (const locale of SCREEN_LOCALES) {
  test(`tables for programs say of a movement what its page says in ${locale}`, async () => {
    const { transactions } = await readLocale('commerce-remote', locale);
    const { kindOf, subjectOf } = movementWords(locale);
    for (const kind of transactionKinds) assert.equal(kindOf(movement({ kind })), transactions.kinds[kind]);
    for (const { name, row } of SALES) {
      assert.equal(kindOf(row), transactions.sales[name]);
      const back = movement({ ...row, kind: 'refund', reversed_kind: row.kind });
      assert.equal(kindOf(back), `${transactions.kinds.refund} (${transactions.sales[name]})`);
    }
    for (const type of NAMED_ITEMS)
      assert.equal(subjectOf(movement({ item_type: type }), new Map()), transactions.items[type]);
    const gift = movement({ kind: 'subscription', given_to: 'tara' });
    const tara = { _id: 'tara', name: 'Tara', username: 'tara', avatarUrl: null, isPerformer: false };
    assert.equal(kindOf(gift), transactions.given);
    assert.equal(subjectOf(gift, new Map([['tara', tara]])), transactions.givenTo.replace('{{name}}', 'Tara (@tara)'));
  });
}

/** What changes a performer's earnings, each as it stands in her tables. */
const OWN: ReadonlyArray<{ name: string; row: Worded }> = [
  ...EARNING_KINDS.map((kind) => ({ name: kind, row: movement({ kind }) })),
  { name: 'payout', row: movement({ kind: 'payout', item_type: 'payout', item_id: 'p1' }) },
  {
    name: 'payout-back',
    row: movement({ kind: 'reversal', reversed_kind: 'payout', item_type: 'payout', item_id: 'p1' }),
  },
  { name: 'repayment', row: movement({ kind: 'repayment' }) },
  { name: 'adjustment', row: movement({ kind: 'adjustment' }) },
];

for (const locale of SCREEN_LOCALES)
  test(`a performer’s tables call a movement as her pages do, and no two kinds the same in ${locale}`, async () => {
    const { earnings, breakdown } = await readLocale('creator-studio-remote', locale);
    const { kindOf, subjectOf } = movementWords(locale, 'performer');
    const names = Object.fromEntries(OWN.map(({ name, row }) => [name, kindOf(row)]));
    filled(names, Object.keys(names), 'a table of earnings');
    for (const kind of EARNING_KINDS) assert.equal(names[kind], earnings.kinds[kind], kind);
    assert.ok(!names['payout-back']?.includes(names.reversal ?? ''), 'what is given back is not taken');
    for (const { row } of OWN.filter(({ row: { item_id: id } }) => id)) assert.match(subjectOf(row, new Map()), /p1/);
    for (const { name, row } of SALES) {
      const back = movement({ ...row, kind: 'refund', reversed_kind: row.kind });
      assert.equal(kindOf(back), `${earnings.kinds.refund} (${earnings.sales[name]})`);
    }
    for (const type of NAMED_ITEMS)
      assert.equal(subjectOf(movement({ item_type: type }), new Map()), breakdown.items[type]);
    const nameless = { profile: earnings.profile, subscription: earnings.kinds.subscription };
    for (const [type, word] of Object.entries(nameless))
      assert.equal(subjectOf(movement({ item_type: type }), new Map()), word);
  });

for (const locale of PRINTED_LOCALES)
  test(`each kind of movement has words of its own in a printed statement in ${locale}`, () => {
    filled(statementWordsIn(locale).kinds, statementKinds, 'a printed statement');
  });
