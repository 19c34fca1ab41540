import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES, directionOf, type Locale } from '@barg/contract';
import { renderLetter } from '../layout.ts';
import { MASK, renderMasked, shownOf } from '../masked.ts';
import { templates, type LetterData, type TemplateName } from './index.ts';
import { shownData } from './shown-data.ts';

const url = 'https://barg.example/somewhere';
const owner = { name: 'نیلوفر', url };
const until = new Date('2026-12-25T00:00:00Z');
const removal = { ...owner, type: 'feed', title: 'Words of mine', reason: 'spam', text: '', until } as const;

const renewal = { ...owner, performer: 'Saman', price: 9.5, until };
const dispute = { ...owner, amount: 12, currency: 'USD', paidAt: until, tokens: 120 };
const cardRefund = { ...owner, amount: 12.5, currency: 'USD', tokens: 125, card: '4242' };
const bowl = { ...owner, title: 'A bowl' };

const news = {
  ...{ ...owner, period: 'daily' as const, count: 14, unlisted: 2 },
  messages: [{ sender: 'Saman', count: 3, excerpts: ['Are you there?'], url }],
  notices: [{ kind: 'like', actor: 'Tara', count: 12, others: 11, url }],
  ...{ settingsUrl: url, unsubscribeUrl: url },
} as const;

/** Something for every letter; a letter without an entry here does not compile. */
const samples: LetterData = {
  'account-reinstated': owner,
  'account-suspended': { ...owner, reason: 'Spam' },
  'already-registered': { url },
  'contact-message': { name: 'Tara', email: 'tara@barg.example', subject: 'Hello', text: 'Words' },
  'content-removed': removal,
  'content-restored': { ...removal, text: 'Sorry' },
  'objection-upheld': removal,
  notices: news,
  'email-changed': { ...owner, newEmail: 'moved@barg.example' },
  'email-verification': owner,
  'login-link': owner,
  'login-linked': { ...owner, provider: 'twitter' },
  'login-unlinked': { ...owner, provider: 'telegram' },
  'password-changed': owner,
  'payout-details-changed': { ...owner, account: '•••• 3007' },
  'password-reset': owner,
  'performer-approved': owner,
  'performer-refused': { ...owner, reason: 'Blurred' },
  'subscription-price-kept': { ...owner, performer: 'Saman', price: 27 },
  'subscription-price-raised': {
    ...{ ...owner, performer: 'Saman', plan: 'quarterly', before: 27, price: 30.5 },
    from: until,
  },
  'subscription-ended': { ...owner, performer: 'Saman', tokens: 4.5, reason: 'gone' },
  'subscription-gift-ended': { ...owner, performer: 'Saman', tokens: 4.5 },
  'ticket-refunded': { ...owner, title: 'Ink, live', amount: 5 },
  'subscription-unpaid': { ...owner, performer: 'Saman', price: 9.5, reason: 'limit' },
  'recovery-code-used': { ...owner, left: 7 },
  'recovery-codes-renewed': owner,
  'two-step-turned-off': owner,
  'two-step-turned-on': owner,
  'card-expiring': { ...owner, card: '4242', until },
  'dispute-lost': dispute,
  'dispute-opened': dispute,
  'dispute-won': dispute,
  'wallet-opened': dispute,
  'order-cancelled': { ...bowl, total: 28, reason: 'Broken' },
  'order-placed': { ...bowl, quantity: 2, total: 53, city: 'Town', country: 'IR' },
  'order-problem': { ...bowl, text: 'It came in pieces' },
  'order-problem-answered': { ...bowl, answer: 'I send another' },
  'order-problem-settled': { ...bowl, paidBack: 10 },
  'order-shipped': { ...bowl, carrier: 'Post', trackingNumber: 'RR1' },
  'order-to-ship': { ...bowl, quantity: 2, total: 53 },
  'payout-refused': { ...owner, amount: 50, text: 'The name differs' },
  'payout-returned': { ...owner, amount: 50, text: '' },
  'payout-sent': { ...owner, net: 48.5, currency: 'USD', account: '•••• 3007' },
  'refund-failed': cardRefund,
  'refund-granted': { ...bowl, amount: 6, currency: null, answer: 'Gladly' },
  'refund-refused': { ...owner, title: '', answer: 'Too late' },
  'refund-succeeded': cardRefund,
  'sale-refunded': { ...bowl, amount: 6 },
  'sold-order-cancelled': { ...bowl, reason: '' },
  'subscription-card-refused': { ...renewal, card: '4242' },
  'subscription-gift': { ...owner, performer: 'Saman', giver: 'Tara', until },
  'subscription-gift-returned': { ...owner, performer: 'Saman' },
  'subscription-trial-ending': renewal,
};

const render = <Name extends TemplateName>(name: Name, locale: Locale) =>
  renderLetter(templates[name]({ ...samples[name], siteName: 'Barg' }, locale), locale, 'Barg');

/** The writing of each language that is not in Latin letters. */
const SCRIPTS: Readonly<Partial<Record<Locale, string>>> = {
  ...{ 'fa-IR': 'Arabic', 'ar-EG': 'Arabic', 'ur-PK': 'Arabic', 'he-IL': 'Hebrew' },
  ...{ 'ru-RU': 'Cyrillic', 'hi-IN': 'Devanagari', 'zh-CN': 'Han' },
};

const isWrittenIn = (script: string, text: string): boolean => new RegExp(`\\p{Script=${script}}{3}`, 'u').test(text);

for (const name of Object.keys(templates) as TemplateName[]) {
  test(`${name} is a whole letter in every language, as text and as HTML`, () => {
    const letters = LOCALES.map((locale) => ({ locale, ...render(name, locale) }));
    for (const { locale, subject, text, html } of letters) {
      assert.doesNotMatch(subject + text + html, /undefined|null|\[object|\{\{/);
      assert.match(html, new RegExp(`<html lang="${locale}" dir="${directionOf(locale)}">`));
      for (const script of new Set(Object.values(SCRIPTS)))
        assert.equal(isWrittenIn(script, text.replaceAll(owner.name, '')), SCRIPTS[locale] === script, text);
      if ('url' in samples[name]) assert.ok(text.includes(url) && html.includes(`href="${url}"`));
    }
    assert.equal(new Set(letters.map(({ text }) => text)).size, LOCALES.length);
  });
}

/** A letter's data with addresses and words of people that are far too long for a phone. */
const withLongWords = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('http') ? `${value}/${'x'.repeat(200)}` : value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(withLongWords);
  const long = Object.entries(value).map(([field, each]) => [
    field,
    LONG_FIELDS.has(field) ? 'y'.repeat(200) : withLongWords(each),
  ]);
  return Object.fromEntries(long);
};
/** What people write, without what is one of several words. */
const LONG_FIELDS = new Set(['name', 'title', 'text', 'performer', 'actor', 'sender', 'giver', 'answer', 'subject']);

/** The style of each element of a kind. */
const stylesIn = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*`, 'g'))].map(([opening]) => /style="([^"]*)"/.exec(opening)?.[1] ?? '');

for (const name of Object.keys(templates) as TemplateName[]) {
  test(`${name} is no wider than its reader's window, whatever long words are in it`, () => {
    const data = withLongWords({ ...samples[name] }) as (typeof samples)[typeof name];
    const template = templates[name] as (data: object, locale: Locale) => Parameters<typeof renderLetter>[0];
    const { html } = renderLetter(template({ ...data, siteName: 'z'.repeat(200) }, 'en-US'), 'en-US', 'z'.repeat(200));
    assert.match(html, /([xyz])\1{199}/);
    for (const style of stylesIn(html, 'table')) assert.match(style, /table-layout:fixed;width:100%/);
    for (const style of stylesIn(html, 'td')) assert.match(style, /overflow-wrap:anywhere;word-break:break-word/);
    assert.doesNotMatch(html, /nowrap|min-width/);
  });
}

test('a title is quoted by the marks of the language of its letter', () => {
  const quoted = LOCALES.map((locale) => [
    locale,
    /\u2068([^\u2069]*A bowl[^\u2069]*)/.exec(render('order-cancelled', locale).text)?.[1],
  ]);
  assert.deepEqual(Object.fromEntries(quoted), {
    ...{ 'fa-IR': '«A bowl»', 'en-US': '“A bowl”', 'ar-EG': '«A bowl»', 'he-IL': '”A bowl”', 'ur-PK': '“A bowl”' },
    ...{ 'tr-TR': '“A bowl”', 'ru-RU': '«A bowl»', 'de-DE': '„A bowl“', 'fr-FR': '«\u00a0A bowl\u00a0»' },
    ...{ 'es-ES': '«A bowl»', 'hi-IN': '“A bowl”', 'zh-CN': '“A bowl”' },
  });
});

test('a letter is in the language, the digits and the plural forms of its reader from the subject to the small print', () => {
  const whole = (locale: Locale) => {
    const { subject, text } = render('notices', locale);
    return { subject, lines: text.replaceAll(/[\u2066-\u2069]/g, '').split(/\n+/) };
  };
  const russian = whole('ru-RU');
  assert.equal(russian.subject, 'Сегодня: \u206814\u2069 новостей для вас — Barg');
  assert.deepEqual(russian.lines.slice(0, 4), [
    '14 новостей для вас',
    `Здравствуйте, ${owner.name}!`,
    'Вот что произошло со вчерашнего дня и вы ещё не прочитали:',
    '• Saman: 3 новых сообщения для вас.',
  ]);
  assert.ok(russian.lines.includes('И ещё 2.') && russian.lines.includes('Отписаться:'), russian.lines.join('\n'));
  assert.equal(whole('zh-CN').subject, '今日：你有 \u206814\u2069 条新动态 — Barg');
  assert.equal(whole('he-IL').subject, 'היום: \u206814\u2069 חדשות בשבילך — Barg');
  assert.match(render('refund-succeeded', 'ru-RU').text, /\u206812,50.\$\u2069/);
  assert.match(render('subscription-trial-ending', 'de-DE').text, /25\. Dezember 2026/);
});

test('names stand isolated in letters of both directions, so that none of them turns the words around it', () => {
  const { text, html } = render('subscription-gift', 'he-IL');
  assert.match(text, /מאת \u2068Tara\u2069 מינוי אצל \u2068Saman\u2069 עד \u206825 בדצמבר 2026\u2069\./);
  assert.match(html, /<html lang="he-IL" dir="rtl">/);
  assert.match(html, /text-align:right/);
  assert.match(render('subscription-gift', 'zh-CN').html, /<html lang="zh-CN" dir="ltr">/);
});

/** What opens something: in whichever field of a letter it stands, operators of a real site must not read it. */
const SECRET = 'q1w2e3r4';

/** A letter's data with a secret in all that it does not declare to be shown, and behind each of its addresses. */
const withSecrets = (name: TemplateName): object => {
  const shown: readonly string[] = shownData[name] ?? [];
  const entries = Object.entries(samples[name]).map(([field, value]) => {
    if (!shown.includes(field)) return [field, `${url}?token=${SECRET}`];
    return [
      field,
      typeof value === 'string' && value.startsWith('http') ? `${value}?token=${SECRET}#${SECRET}` : value,
    ];
  });
  return Object.fromEntries(entries);
};

for (const name of Object.keys(templates) as TemplateName[]) {
  test(`${name} is drawn for operators of a real site without what lets somebody in`, () => {
    const shown: unknown = JSON.parse(JSON.stringify(shownOf(name, withSecrets(name))));
    assert.ok(!JSON.stringify(shown).includes(SECRET));
    for (const locale of LOCALES) {
      const { subject, text, html } = renderMasked({ template: name, locale, shown }, 'Barg');
      assert.ok(subject && text && html, `nothing of it is shown in ${locale}`);
      assert.ok(!(subject + text + html).includes(SECRET), text);
      assert.ok((text + html).includes(MASK) || !('url' in samples[name]), text);
      assert.doesNotMatch(html, new RegExp(`href="${MASK}`));
    }
  });
}

test('a letter that declares nothing shows none of its data, and one that nobody knows shows nothing', () => {
  const { text } = renderMasked({ template: 'password-reset', locale: 'en-US', shown: {} }, 'Barg');
  assert.ok(text.includes(`Hello \u2068${MASK}\u2069`), text);
  const nothing = { subject: '', text: '', html: '' };
  for (const template of ['of-another-version', 'toString'])
    assert.deepEqual(renderMasked({ template, locale: 'en-US', shown: {} }, 'Barg'), nothing);
  assert.deepEqual(renderMasked({ template: 'password-reset', locale: 'en-US', shown: null }, 'Barg'), nothing);
  const dated = renderMasked({ template: 'content-removed', locale: 'en-US', shown: {} }, 'Barg');
  assert.deepEqual(dated, nothing);
});

test('a link that somebody writes into a letter loses its token too', () => {
  const text = `Please help: https://barg.example/auth/reset-password?token=${SECRET} does not work`;
  const shown = shownOf('contact-message', { ...samples['contact-message'], text });
  const letter = renderMasked({ template: 'contact-message', locale: 'en-US', shown }, 'Barg');
  assert.ok(letter.text.includes('https://barg.example/auth/reset-password?••••••'), letter.text);
});
