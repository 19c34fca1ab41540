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

test('texts that come later are shown, of any namespace', () => {
  const i18n = createTexts({ language: 'en-US' });
  i18n.addResourceBundle('en-US', 'feed', { home: 'Home' });
  expect(i18n.t('feed:home')).toBe('Home');
});
