import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasLink } from './has-link.ts';

test('finds what people would follow as an address', () => {
  const links = [
    'https://a.example',
    'tg://join',
    'www.x',
    'see example.com',
    'کانال من barg.ir است',
    't.me/x',
    'EXAMPLE．COM',
    'مثال.com',
  ];
  for (const text of links) assert.ok(hasLink(text), text);
});

test('leaves numbers, ends of sentences and names with dots alone', () => {
  const words = ['3.5', 'Nice. Really', 'ok...', 'mahsa.art1', 'v1.2.3', 'سلام. خوبی', 'a.b', 'comma.community'];
  for (const text of words) assert.ok(!hasLink(text), text);
});
