import { createTexts } from './texts.ts';

const resources = { 'fa-IR': { shell: { blocked: '{{name}} را مسدود کردید' } } };

const fill = (name: string): string => createTexts({ language: 'fa-IR', resources }).t('blocked', { name });

test('what is filled into a sentence stands apart, so that a name does not turn it, and stays as it is written', () => {
  expect(fill('Mahsa')).toBe('\u2068Mahsa\u2069 را مسدود کردید');
  expect(fill('<b> & "')).toBe('\u2068<b> & "\u2069 را مسدود کردید');
});

test('what is filled in stands apart once, and a number not at all', () => {
  expect(fill('\u2068Mahsa\u2069')).toBe('\u2068Mahsa\u2069 را مسدود کردید');
  expect(fill('۱۲')).toBe('۱۲ را مسدود کردید');
});

test.each([
  ['12!', 'a name of figures and a sign, which would stand on the other side'],
  ['@1404', 'a handle'],
  ['#5', 'a topic'],
  ['2026-000092', 'the number of a receipt, whose groups would change places'],
  ['۲۰۲۶-۰۰۰۰۹۲', 'one in other digits'],
  ['+98 912 345 6789', 'a telephone number, whose groups would be turned around'],
  ['•••• 4242', 'a card'],
  ['a \u2068b\u2069 c', 'words that hold what is isolated'],
])('%s is isolated: %s', (value) => {
  expect(fill(value)).toBe(`\u2068${value}\u2069 را مسدود کردید`);
});

test.each([
  ['۱۲٬۳۴۵٫۶۷', 'a figure'],
  ['\u200E−۵', 'a figure with its sign'],
  ['۵۰٪', 'a share'],
  ['۱۴۰۵/۹/۷', 'a date'],
  ['۱۳۴۸/۱۰/۱۱, ۰:۰۰', 'a date and a clock'],
  ['۱۲:۳۰ – ۱۳:۴۵', 'a span, which goes the way of the sentence'],
  ['\u2068a.png\u2069، \u2068ب.png\u2069، …', 'a list of isolated names, which does so too'],
  ['\u2068Mahsa\u2069 و ۲ نفر دیگر', 'words of the language around an isolated name'],
  ['\u2068US$\u2069\u00A012', 'money'],
  ['\u200E\u2068US$\u2069\u00A0۱۲', 'money as Persian writes it'],
  ['', 'nothing'],
])('%s is left as it is: %s', (value) => {
  expect(fill(value)).toBe(`${value} را مسدود کردید`);
});

test('marks of a text that come alone do not let it out of its isolation', () => {
  expect(fill('evil\u2069 up')).toBe('\u2068evil up\u2069 را مسدود کردید');
  expect(fill('\u2067evil')).toBe('\u2068evil\u2069 را مسدود کردید');
  expect(fill('a \u2067b\u2069 c')).toBe('\u2068a \u2067b\u2069 c\u2069 را مسدود کردید');
});

test('texts that come later are shown, of any namespace', () => {
  const i18n = createTexts({ language: 'en-US' });
  i18n.addResourceBundle('en-US', 'feed', { home: 'Home' });
  expect(i18n.t('feed:home')).toBe('Home');
});
