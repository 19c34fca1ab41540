import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredText, sanitizeText } from './sanitize-text.ts';

test('takes comments, PHP blocks and tags out, and leaves what people mean', () => {
  const cases: Array<[string, string]> = [
    ['سلام <b>مهسا</b>!', 'سلام مهسا!'],
    ['a<!-- hidden -->b', 'ab'],
    ['a<?php echo 1; ?>b', 'ab'],
    ['a<?= $x ?>b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['I <3 you, 1 < 2 > 0', 'I <3 you, 1 < 2 > 0'],
    ['if a<b and c>d then ok', 'if a<b and c>d then ok'],
    ['see <a href="https://barg.example" rel=nofollow>here</a>', 'see here'],
    ['line one\r\nline two\tend', 'line one\nline two\tend'],
    ['\u0000a\u0007b\u007F', 'ab'],
    ['می‌روم', 'می‌روم'],
  ];
  for (const [written, kept] of cases) assert.equal(sanitizeText(written), kept);
});

test('no tag is put together from the pieces around another one', () => {
  for (const text of ['<<b>script>x', '<scr<!-- -->ipt>x', '<im<b></b>g src=x onerror=y>x']) {
    assert.doesNotMatch(sanitizeText(text), /<\/?[a-z][^<>]*>/i, text);
  }
});

test('broken surrogates become a visible replacement, so that the database takes them', () => {
  assert.equal(sanitizeText('a\uD800b'), 'a\uFFFDb');
});

test('a required text of nothing but markup is refused', () => {
  const schema = requiredText(10);
  assert.equal(schema.safeParse('<b></b>  ').success, false);
  assert.equal(schema.safeParse('x'.repeat(11)).success, false);
  assert.equal(schema.parse(' ok '), 'ok');
});

test('a hostile text takes no noticeable time', () => {
  const started = performance.now();
  for (const piece of ['<!--', '<?php', '<a', '<a<']) sanitizeText(piece.repeat(5000 / piece.length));
  assert.ok(performance.now() - started < 500);
});
