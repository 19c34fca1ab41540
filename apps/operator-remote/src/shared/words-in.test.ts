import { wordsIn } from './words-in.ts';

const THREE = { 'ar-EG': 'arabic', 'fa-IR': 'persian', 'en-US': 'english' };

test.each([
  ['its own', 'ar-DZ', THREE, 'arabic'],
  ['English where its own is not written', 'fr-FR', THREE, 'english'],
  ['the default one without English', 'fr-FR', { 'ar-EG': 'arabic', 'fa-IR': 'persian' }, 'persian'],
  ['any without those', 'fr-FR', { 'zh-CN': 'chinese' }, 'chinese'],
  ['nothing where nothing is written', 'fr-FR', {}, undefined],
])('an operator reads %s', (_what, locale, texts, expected) => {
  expect(wordsIn<string>(texts, locale)).toBe(expected);
});
