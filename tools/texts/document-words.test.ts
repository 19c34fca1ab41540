import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { COMPLETE_LOCALES, SCREEN_LOCALES } from '../../libs/contract/src/index.ts';
import { EVIDENCE_WORDS } from '../../apps/api/src/modules/payment-operations/evidence-words.ts';
import { purposeIn, receiptWordsIn } from '../../apps/api/src/modules/payments/receipt-words.ts';
import { statementWordsIn } from '../../apps/api/src/modules/earnings/statement-words.ts';
import { PRINTED_LOCALES } from '../../apps/api/src/platform/pdf/printed-locale.ts';
import { returnedReasonIn } from '../../apps/api/src/modules/mails/templates/money/returned-reason.ts';
import { noticeWordsIn } from '../../apps/api/src/modules/mails/templates/notices/words.ts';
import { tokenWords } from '../../apps/api/src/errors/token-words.ts';

const readLocale = async (app: string, locale: string) =>
  JSON.parse(await readFile(new URL(`../../apps/${app}/src/locales/${locale}.json`, import.meta.url), 'utf8'));

const COUNTS = [0, 1, 2, 3, 11, 100, 466.8];

const readKit = async (locale: string) =>
  JSON.parse(await readFile(new URL(`../../libs/ui-kit/src/locales/${locale}.json`, import.meta.url), 'utf8'));

for (const locale of SCREEN_LOCALES)
  test(`tokens are counted in the same words by pages, letters and errors in ${locale}`, async () => {
    const kit = await readKit(locale);
    const rules = new Intl.PluralRules(locale);
    for (const count of COUNTS)
      assert.equal(tokenWords(locale, count, '{{amount}}'), kit[`price_${rules.select(count)}`], `${count}`);
  });

for (const locale of SCREEN_LOCALES) {
  test(`a letter tells of notices in the sentences of their page in ${locale}`, async () => {
    const { notifications } = await readLocale('messaging-remote', locale);
    const { someone, kinds, people, together, again, failures } = noticeWordsIn(locale);
    assert.equal(someone, notifications.someone);
    assert.deepEqual(failures, notifications.failures);
    for (const [kind, text] of Object.entries(kinds)) assert.equal(text, notifications.kinds[kind], kind);
    for (const [kind, text] of Object.entries(together)) assert.equal(text, notifications.together[kind], kind);
    const formsOf = (texts: Record<string, string>, key: string) =>
      Object.fromEntries(
        Object.entries(texts).flatMap(([name, text]) =>
          name.startsWith(`${key}_`) ? [[name.slice(key.length + 1), text]] : [],
        ),
      );
    assert.deepEqual(people, formsOf(notifications.together, 'people'));
    for (const [kind, forms] of Object.entries(again))
      assert.deepEqual(forms, formsOf(notifications.again, kind), kind);
  });
}

for (const locale of SCREEN_LOCALES)
  test(`a letter tells why a payout came back as its page does in ${locale}`, async () => {
    const { payouts } = await readLocale('creator-studio-remote', locale);
    for (const code of ['not_accepted_by_bank', 'account_closed', 'no_account'])
      assert.equal(returnedReasonIn(locale, code), payouts.failures[code.replaceAll('_', '-')], code);
    assert.equal(returnedReasonIn(locale, 'odd_code_of_it'), payouts.failures['not-accepted-by-bank']);
    assert.equal(returnedReasonIn(locale, 'The name is another one'), 'The name is another one');
  });

for (const locale of PRINTED_LOCALES) {
  test(`a receipt says the same on its page and as a PDF in ${locale}`, async () => {
    const { receipt } = await readLocale('commerce-remote', locale);
    const { subscription: _subscription, refund, ...words } = receiptWordsIn(locale);
    for (const [key, word] of Object.entries(words)) assert.equal(word, receipt[key], key);
    assert.deepEqual(refund, receipt.refund);
    const rules = new Intl.PluralRules(locale);
    for (const tokens of COUNTS)
      for (const purpose of ['top-up', 'subscription'] as const)
        assert.equal(
          purposeIn(locale, { purpose, tokens }, '{{amount}}'),
          receipt.purposes[`${purpose}_${rules.select(tokens)}`],
        );
  });

  test(`a statement says the same on its page and as a PDF in ${locale}`, async () => {
    const { statements, earnings } = await readLocale('creator-studio-remote', locale);
    const { kinds, of, kind, creator: _creator, madeOn: _madeOn, days: _days, ...words } = statementWordsIn(locale);
    for (const [key, word] of Object.entries(words)) assert.equal(word, statements[key], key);
    assert.deepEqual(kinds, statements.kinds);
    assert.deepEqual([of, kind], [statements.of, earnings.kind]);
  });
}

for (const locale of COMPLETE_LOCALES) {
  test(`evidence for a bank calls the states of an order as its pages do in ${locale}`, async () => {
    const { orders } = await readLocale('commerce-remote', locale);
    assert.deepEqual(EVIDENCE_WORDS[locale].statuses, orders.states);
  });
}
