import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { readTexts, textFolders } from './read-texts.ts';

const PATTERNS = [
  '{apps,libs}/*/src/**/locales/**/fa-IR.json',
  'apps/{api,edge}/src/**/*.ts',
  'apps/api/src/**/*.fa-IR.md',
];

/** The English sentences of a file of errors. */
const sentencesIn = (file: string): string[] =>
  [...readFileSync(path.join(WORKSPACE, file), 'utf8').matchAll(/'en-US':\s*(['"`])(.*?)\1,/gs)].map(
    ([, , text]) => text ?? '',
  );

/** A visitor who meets two words takes them for two things. */
test('a file is called فایل in Persian, by the pages and by the API', () => {
  const files = globSync(PATTERNS, { cwd: WORKSPACE });
  const holding = (word: string) =>
    files.filter((file) => readFileSync(path.join(WORKSPACE, file), 'utf8').includes(word));
  assert.deepEqual(holding('پرونده'), []);
  assert.ok(holding('فایل').some((file) => file.endsWith('.errors.ts')));
});

test('a post is نوشته and a comment نظر in Persian, by the pages, the letters and the API', () => {
  // Performers write as they like, and a postal code is کد پستی.
  const files = globSync(PATTERNS, { cwd: WORKSPACE }).filter((file) => !file.includes('/seed/'));
  const other = /(?<!\p{L})(?<!کد )پست(?:ی|‌ها|‌های)?(?!\p{L})|دیدگاه/u;
  assert.deepEqual(
    files.filter((file) => other.test(readFileSync(path.join(WORKSPACE, file), 'utf8'))),
    [],
  );
  for (const suffix of ['fa-IR.json', '.errors.ts', 'words-fa.ts', '.fa-IR.md']) {
    assert.ok(
      files.some((file) => file.endsWith(suffix)),
      suffix,
    );
  }
});

/** Each was written in two ways somewhere; the second is what all are now. */
const ONE_SPELLING = [
  [/جستجو/u, 'جست‌وجو'],
  [/این‌جا/u, 'اینجا'],
  [/ه‌ی(?!\p{L})/u, 'هٔ'],
  [/خط زیر/u, 'زیرخط'],
  [/پیام‌?(?:های)? گروهی/u, 'پیام انبوه'],
  [/تسویه/u, 'برداشت'],
  [/هنرمند/u, 'سازنده'],
  [/گفتگو/u, 'گفت‌وگو'],
  [/هرزنوشت/u, 'هرزنامه'],
  [/کلاه‌برداری/u, 'کلاهبرداری'],
  [/نگه‌داری(?!\p{L})/u, 'نگهداری'],
  [/آن‌چه/u, 'آنچه'],
  [/(?<!\p{L})باز(?:کردن|شدن)/u, 'باز کردن، باز شدن'],
  [/پاک‌کردن/u, 'پاک کردن'],
  [/اپراتور/u, 'مدیر'],
] as const;

test('a Persian word is spelt in one way, by the pages, the letters and the API', () => {
  // What members of the demo write is theirs, and what finds words knows all their spellings.
  const files = globSync(PATTERNS, { cwd: WORKSPACE }).filter((file) => !/\/seed\/|\.test\.ts$|search/.test(file));
  for (const [other, spelling] of ONE_SPELLING) {
    assert.deepEqual(
      files.filter((file) => other.test(readFileSync(path.join(WORKSPACE, file), 'utf8'))),
      [],
      spelling,
    );
  }
});

test('members read of creators, log in and have an email in English, by the pages and by the API', async () => {
  const ofPages = await Promise.all(
    textFolders().map(async (folder) =>
      [...(await readTexts(folder, 'en-US'))].map(([key, text]) => [`${folder} ${key}`, text] as const),
    ),
  );
  const errors = globSync('apps/api/src/**/*.errors.ts', { cwd: WORKSPACE }).map(
    (file) => [file, sentencesIn(file).join('\n')] as const,
  );
  const texts = [...ofPages.flat(), ...errors];
  assert.ok(errors.some(([, sentences]) => sentences.includes('email')));
  const where = (other: RegExp, exempt?: RegExp) =>
    texts.filter(([key, text]) => other.test(text) && !exempt?.test(key)).map(([key]) => key);
  assert.deepEqual(where(/e-mail/i), []);
  assert.deepEqual(where(/\bsign(?:ed|s|ing)? (?:in|out)\b/i), []);
  // The console speaks of roles as the code does.
  assert.deepEqual(where(/\bperformers?\b/i, /operator|payouts\.errors/), []);
});

test('a token is توكن in Arabic, since رمز is a code', async () => {
  for (const folder of textFolders()) {
    const [english, arabic] = [await readTexts(folder, 'en-US'), await readTexts(folder, 'ar-EG')];
    const ofTokens = [...english].filter(([, text]) => /\btokens?\b/i.test(text)).map(([key]) => key);
    assert.deepEqual(
      ofTokens.filter((key) => /(?:رمز|رموز)/.test(arabic.get(key) ?? '')),
      [],
      folder,
    );
  }
});

test('an address of nothing leads home in one wording, whichever part of the site finds it', () => {
  for (const language of ['fa-IR', 'en-US', 'ar-EG']) {
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as { notFound: Record<string, string> };
    const { notFound: ofShell } = read(`apps/shell/src/locales/site/${language}.json`);
    const { notFound: ofFeed } = read(`apps/feed-remote/src/locales/${language}.json`);
    assert.equal(ofFeed.action, ofShell.home, language);
  }
});
