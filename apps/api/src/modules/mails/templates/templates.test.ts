import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPLETE_LOCALES, directionOf } from '@barg/contract';
import { renderLetter } from '../layout.ts';
import { templates, type LetterData, type TemplateName } from './index.ts';

const url = 'https://barg.example/somewhere';
const owner = { name: 'نیلوفر', url };
const until = new Date('2026-12-25T00:00:00Z');
const removal = { ...owner, type: 'feed', title: 'Words of mine', reason: 'spam', text: '', until } as const;

/** Something for every letter; a letter without an entry here does not compile. */
const samples: LetterData = {
  'already-registered': { url },
  'contact-message': { name: 'Tara', email: 'tara@barg.example', subject: 'Hello', text: 'Words' },
  'content-removed': removal,
  'content-restored': { ...removal, text: 'Sorry' },
  'objection-upheld': removal,
  'email-changed': { ...owner, newEmail: 'moved@barg.example' },
  'email-verification': owner,
  'login-link': owner,
  'login-linked': { ...owner, provider: 'twitter' },
  'login-unlinked': { ...owner, provider: 'telegram' },
  'password-changed': owner,
  'password-reset': owner,
  'performer-approved': owner,
  'performer-refused': { ...owner, reason: 'Blurred' },
  'recovery-code-used': { ...owner, left: 7 },
  'recovery-codes-renewed': owner,
  'two-step-turned-off': owner,
  'two-step-turned-on': owner,
};

const render = <Name extends TemplateName>(name: Name, locale: (typeof COMPLETE_LOCALES)[number]) =>
  renderLetter(templates[name][locale]({ ...samples[name], siteName: 'Barg' }), locale, 'Barg');

for (const name of Object.keys(templates) as TemplateName[]) {
  test(`${name} is a whole letter in every language, as text and as HTML`, () => {
    const letters = COMPLETE_LOCALES.map((locale) => ({ locale, ...render(name, locale) }));
    for (const { locale, subject, text, html } of letters) {
      assert.doesNotMatch(subject + text + html, /undefined|null|\[object|\{\{/);
      assert.match(html, new RegExp(`<html lang="${locale}" dir="${directionOf(locale)}">`));
      assert.equal(/\p{Script=Arabic}{3}/u.test(text.replaceAll(owner.name, '')), locale !== 'en-US', text);
      if ('url' in samples[name]) assert.ok(text.includes(url) && html.includes(`href="${url}"`));
    }
    assert.equal(new Set(letters.map(({ text }) => text)).size, COMPLETE_LOCALES.length);
  });
}
