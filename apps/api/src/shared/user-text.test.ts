import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removedTags } from '@barg/contract/removed-tags';
import { findMarkup, showsNothing, signsOfLine, signsOfText } from '@barg/contract/words';
import fc from 'fast-check';
import { toPlainText } from './plain-text.ts';
import { cleanLine, cleanText, userLine, userText } from './user-text.ts';

const assertCleaned = (cases: Array<[written: string, kept: string]>) => {
  for (const [written, kept] of cases) assert.equal(cleanText(written), kept, written);
};

test('takes comments, code and tags out', () => {
  assertCleaned([
    ['سلام <span class="x">مهسا</span>!', 'سلام مهسا!'],
    ['a<!-- hidden -->b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['a<?php echo 1; ?>b', 'ab'],
    ['a<?= $x ?>b<? y ?>c<% z %>d', 'abcd'],
    ['a<?php never closed', 'a'],
    ['<script>alert(1)</script>after', 'after'],
    ['<script>the rest is words', 'the rest is words'],
    ['<svg/onload=alert(1)>x', 'x'],
    ['<img src="x onerror=alert(1)>x', 'x'],
    ['<img src=x onerror=alert(1) //', ''],
    ['<!DOCTYPE html>x', 'x'],
    ['a <foo>made up</foo> tag', 'a made up tag'],
    ['<xss onclick=alert(1)>x', 'x'],
  ]);
});

test('leaves what people write with < and > and with entities exactly as it is', () => {
  for (const text of [
    'I <3 you, 1 < 2 > 0',
    'if a<b and c>d then ok',
    'mail <ali@example.com>',
    '<- here, and -> there; <3>',
    'x<y>z, List<Text> and <your name>',
    'what <? is this',
    'x <b',
    '&lt;b&gt; &amp; &nbsp; AT&T',
    '"quotes" \'too\' `and` = / \\',
    'می‌روم 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  ]) {
    assert.equal(cleanText(text), text);
  }
});

test('writes out what the allowed tags mean', () => {
  assertCleaned([
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<p>one</p><p>two</p>', 'one\n\ntwo'],
    ['<b>so</b> <em>much</em>', 'so much'],
    ['<a href="https://barg.example/?a=1&b=2" onclick=x()>here</a>', 'here (https://barg.example/?a=1&b=2)'],
    ['<a href="https://barg.example">https://barg.example</a>', 'https://barg.example'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
  ]);
});

test('no tag is put together from the pieces around another one', () => {
  for (const text of [
    '<<b>script>x',
    '<scr<!-- -->ipt>x',
    '<im<b></b>g src=x onerror=y>x',
    '<'.repeat(99) + 'b>'.repeat(99),
  ]) {
    assert.equal(findMarkup(cleanText(text)).length, 1, text);
  }
});

test('takes away what makes a text pretend to be another one, and keeps the joiners that Persian needs', () => {
  assert.equal(cleanText('a\u202Egpj.exe\u202C\u0000b\u0007\uFEFF'), 'agpj.exeb');
  assert.equal(cleanLine('\u2066admin\u2069\u200F ok'), 'admin ok');
  assert.equal(cleanLine('می\u200Cخواهم'), 'می\u200Cخواهم');
  assert.equal(cleanText('a\uD800b'), 'a\uFFFDb');
});

const BLANKS = [
  ...['\u3164', '\uFFA0', '\u115F\u1160', '\u2800', '\u{1D159}', '\uFFFC', '\u{13441}'],
  ...['\u200B', '\u200C', '\u2060', '\uFEFF', '\u00AD', '\u034F', '\u180E', '\uFE0F', '\u{E0041}', '\u{E0100}'],
  ...['\u0301', '\u00A0', '\u3000', '\u2003', '\u1680', '\t', '\u2067\u2069', '\u061C'],
];

test('what shows nothing is empty, alone, together and in lines', () => {
  for (const blank of [...BLANKS, BLANKS.join(''), BLANKS.join('\n')]) {
    for (const clean of [cleanLine, cleanText]) assert.equal(clean(blank), '', JSON.stringify(blank));
    assert.equal(userLine({ max: 80 }).safeParse(blank).success, false);
    assert.equal(userText({ max: 80 }).safeParse(blank).success, false);
  }
  assert.equal(cleanText('one\n\u3164\n\u2800\n\u3164\ntwo'), 'one\n\ntwo');
});

test('what shows nothing makes no other name of a name', () => {
  const marks = BLANKS.filter((blank) => blank !== '\u0301');
  for (const blank of marks) {
    assert.match(cleanLine(`ad${blank}min`), /^ad ?min$/, JSON.stringify(blank));
    assert.equal(cleanLine(`${blank}admin${blank}`), 'admin', JSON.stringify(blank));
  }
  for (const name of [
    'می\u200Cخواهم',
    'PDF\u200Cها',
    'ه\u200D',
    '❤\uFE0F',
    '👩\u200D👩',
    '1\uFE0F\u20E3',
    '葛\u{E0100}',
  ]) {
    assert.equal(cleanLine(name), name);
  }
});

test('one form of a letter, and no piles of accents', () => {
  assert.equal(cleanLine('e\u0301'), 'é');
  assert.equal(cleanText(`Z${'\u0335'.repeat(40)}o`), `Z${'\u0335'.repeat(5)}o`);
  assert.equal(cleanText('קָ֑מֶץ नि ཧྐྵྨླྺྼྻྂ'.normalize('NFC')).length > 10, true);
});

test('a line has no line breaks, a text keeps them', () => {
  assert.equal(cleanLine(' one\r\ntwo\t three '), 'one two three');
  assert.equal(cleanText('one\r\ntwo\n\n\n\n\nthree'), 'one\ntwo\n\nthree');
});

test('counts the length of what is left, and refuses what nobody can see unless it may be empty', () => {
  assert.equal(userText({ max: 4 }).parse('<b>1234</b>'), '1234');
  assert.equal(userText({ max: 4 }).safeParse('12345').success, false);
  for (const empty of ['', '   ', '<b></b>', '\u200C\u200D', '<!-- x -->']) {
    assert.equal(userLine({ max: 10 }).safeParse(empty).success, false, empty);
    assert.equal(userLine({ max: 10, min: 0 }).parse(empty), '');
  }
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<',
          '</',
          '>',
          '/>',
          '<!--',
          '-->',
          '<?php',
          '?>',
          '<?',
          '<%',
          '%>',
          '<!',
          '<![CDATA[',
          ']]>',
          '<script',
          '</script>',
        ],
        ...[
          '<style>',
          '<a href=',
          '"',
          "'",
          '=',
          ' ',
          '\n',
          'b',
          'img',
          'onerror=',
          'javascript:',
          'https://x',
          '&lt;',
          '&amp;',
          '&',
        ],
        ...[
          '<p>',
          '<br>',
          '<b>',
          '</b>',
          '</a>',
          '<svg/onload=',
          '<textarea>',
          '\u0000',
          '\u202E',
          '\u2067',
          '\uD800',
          'سلام',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('whatever is written: no markup is left, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(hostile, (written) => {
      for (const clean of [cleanText, cleanLine]) {
        const kept = clean(written);
        assert.equal(findMarkup(kept).length, 1);
        assert.doesNotMatch(kept, /<[a-z][a-z0-9:-]*[\s/][^<>]*=[^<>]*>|<!--|<\?php|[\u0000\u202A-\u202E]/i);
        assert.equal(clean(kept), kept);
        assert.equal(kept === '', showsNothing(kept));
      }
    }),
    { numRuns: 3000 },
  );
});

test('writers are told of tags exactly where some are taken out', () => {
  fc.assert(
    fc.property(hostile, (written) => {
      const isKept = (signs: string): boolean => toPlainText(signs) === signs;
      assert.equal(removedTags(written).length === 0, isKept(signsOfText(written)));
      assert.equal(removedTags(written, { isLine: true }).length === 0, isKept(signsOfLine(written)));
    }),
    { numRuns: 3000 },
  );
});

test('words without angle brackets are never touched but for their edges', () => {
  const words = fc.stringMatching(/^[a-zA-Z0-9\u0621-\u064A\u06A9-\u06CC&;"'=/!?.,% -]{1,80}$/u);
  fc.assert(
    fc.property(words, (written) => {
      const text = written.normalize('NFC');
      assert.equal(cleanText(text), showsNothing(text) ? '' : text.trim());
    }),
  );
});

test('a hostile text takes no noticeable time', () => {
  const started = performance.now();
  for (const piece of ['<!--', '<?php', '<%', '<a', '<a<', '<b>', '<x y=/', '<<b>b>'])
    cleanText(piece.repeat(20_000 / piece.length));
  assert.ok(performance.now() - started < 3000);
});
