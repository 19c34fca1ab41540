import { HANDLE, shownWords, showsNothing, topicsOf, withoutBlanks } from '../words.ts';
import { removedTags } from './removed-tags.ts';

test.each([
  ['#نرم\u200Cافزار', '#نرم\u200Cافزار'],
  ['#نرم\u200C، «#رنگ»', '#نرم', '#رنگ'],
  ['#2026 #۱۴۰۵ #_ # ##a a#b &#c x.com/#d'],
  ['#2026goals #سال_۱۴۰۵ ❤️#عشق #Café', '#2026goals', '#سال_۱۴۰۵', '#عشق', '#Café'],
])('topics of %j', (text, ...topics) => {
  expect(topicsOf(text)).toEqual(topics);
});

test('names begin words, and end with a letter or digit', () => {
  const text = '@mahsa.art, (@kian). user@example.com @a @@b https://a.com/@x ❤️@ali_2 @mahsa.artرا';
  expect(text.match(HANDLE)).toEqual(['@mahsa.art', '@kian', '@ali_2', '@mahsa.art']);
});

test.each(['<3', 'a < b', '<- here', 'x<y>z', 'List<Text>', '<your name>', '<ali@example.com>', '1 < 2 > 0'])(
  '%j has no tag',
  (text) => {
    expect(removedTags(text)).toEqual([]);
  },
);

test('tells each tag once, and long ones in short', () => {
  expect(removedTags('<b>a</b> <b>c</b> <foo>x</foo> <!-- y -->')).toEqual([
    '<b>',
    '</b>',
    '<foo>',
    '</foo>',
    '<!-- y -->',
  ]);
  expect(removedTags(`<a href="https://example.com/${'x'.repeat(90)}">`)[0]).toMatch(/^<a href="https:.{20,40}…$/);
});

test('tells what a script takes along, what another tag had hidden, and what unseen signs hide', () => {
  expect(removedTags('a <script>alert(1)</script> b</script>')).toEqual(['<script>alert(1)</script>', '</script>']);
  expect(removedTags('a <style> never closed')).toEqual(['<style>']);
  expect(removedTags('<scr<b>ipt>')).toEqual(['<b>', '<script>']);
  expect(removedTags('<\u0000b\u202E>x')).toEqual(['<b>']);
  expect(removedTags('<b\u200F>x')).toEqual([]);
  expect(removedTags('<b\u200F>x', { isLine: true })).toEqual(['<b>']);
});

test('what shows nothing', () => {
  for (const blank of ['', '\u3164', '\uFFA0', '\u2800', '\u200B\uFE0F', '\u0301', '\u3000', '\u{E0041}'])
    expect(showsNothing(blank)).toBe(true);
  for (const seen of ['a', '.', '👍', '۱', 'ـ']) expect(showsNothing(seen)).toBe(false);
  expect(shownWords('\u3164\n')).toBe('');
  expect(shownWords(' می\u200Cرود ')).toBe('می\u200Cرود');
  expect(withoutBlanks('a\u3164b می\u200Cرود')).toBe('ab می\u200Cرود');
});
