import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../errors/app-error.ts';
import { parseCaptions } from './parse-captions.ts';
import { writeCaptions } from './write-captions.ts';

const rewritten = (...lines: string[]): string => writeCaptions(parseCaptions(Buffer.from(lines.join('\n'))));
const cue = (...lines: string[]): string => ['WEBVTT', '', '00:00:01.000 --> 00:00:02.000', ...lines, ''].join('\n');
const said = (...lines: string[]): string => rewritten('WEBVTT', '', '00:01.000 --> 00:02.000', ...lines);

const refusal = (bytes: string | Uint8Array): [string, unknown] => {
  try {
    parseCaptions(Buffer.from(bytes as string));
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.params.line];
    throw error;
  }
  return ['accepted', undefined];
};

test('WebVTT keeps its times, places and words, and nothing else', () => {
  const file = [
    'WEBVTT - a film',
    'Kind: captions',
    '',
    'NOTE written by hand',
    '',
    'STYLE',
    '::cue { background: url(https://evil.example) }',
    '',
    'a name',
    '100:00:01.000 --> 100:00:02.000 region:r line:10% align:start position:200% onclick:x',
    'late',
    '',
    '00:01.000 --> 00:02.000',
    'early',
  ];
  assert.equal(
    rewritten(...file),
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nearly\n\n100:00:01.000 --> 100:00:02.000 line:10% align:start\nlate\n',
  );
});

test('SRT becomes WebVTT, from every kind of line end and with a mark of the byte order', () => {
  const lines = ['\ufeff1', '00:00:01,000 --> 00:00:02,000 X1:40 X2:600', '<i>سلام</i>', '{\\an8}دنیا', '', '2'];
  const file = [...lines, '00:00:03,500 --> 00:00:04,000', 'a < b'];
  const expected = `${cue('سلام', 'دنیا')}\n00:00:03.500 --> 00:00:04.000\na &lt; b\n`;
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    assert.equal(writeCaptions(parseCaptions(Buffer.from(file.join(lineEnd)))), expected);
  }
});

test('words never become markup', () => {
  assert.equal(said('<v Mahsa>Look <b.loud>here</b>, <00:01.500>now'), cue('Look here, now'));
  assert.equal(said('<img src=x onerror=alert(1)>'), cue('&lt;img src=x onerror=alert(1)&gt;'));
  assert.equal(said('<b <b>bold</b> <svg/onload=x>'), cue('&lt;b bold &lt;svg/onload=x&gt;'));
  // Taking a tag off must not leave another.
  assert.equal(said('<<b>i>x<</b>/i>'), cue('&lt;i&gt;x&lt;/i&gt;'));
  assert.equal(said('Tom & Jerry &amp; Co &lt;3 &#39;x&#39;'), cue('Tom &amp; Jerry &amp; Co &lt;3 &#39;x&#39;'));
  assert.equal(said('a\u0007b', '<i></i>', 'c'), cue('ab', 'c'));
});

test('what is no captions file is refused, with what is wrong and where', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(cue('x'), 'utf16le')]);
  assert.deepEqual(refusal(utf16), ['captions.not_unicode', undefined]);
  assert.deepEqual(refusal(Buffer.from(cue('x'), 'utf16le')), ['captions.not_unicode', undefined]);
  // Arabic letters of Windows-1256.
  assert.deepEqual(refusal(Buffer.concat([Buffer.from(cue('')), Buffer.from([0xd3, 0xe1, 0xc7])])), [
    'captions.not_unicode',
    undefined,
  ]);
  const unknown = [
    '<!doctype html><p>WEBVTT',
    cue('<script>alert(1)</script>'),
    '{"cues":[]}',
    'WEBVTTX\n',
    '1\nhello',
  ];
  for (const file of unknown) assert.deepEqual(refusal(file), ['captions.unknown_format', undefined], file);
  for (const file of ['', '\n\n', 'WEBVTT\n', cue('<i></i>')]) {
    assert.deepEqual(refusal(file), ['captions.empty', undefined], file);
  }
  assert.deepEqual(refusal(cue('x'.repeat(1001))), ['captions.too_long', 3]);
});

test('broken times are refused with their line', () => {
  const times = [
    '00:02.000 --> 00:01.000',
    '00:01.000 --> 00:01.000',
    '00:61.000 --> 01:02.000',
    '00:01 --> 00:02',
    '-00:01.000 --> 00:02.000',
    '00:01.000-->00:02.000',
    '00:01.000 --> 9999:00:02.000',
    '۰۰:۰۱.۰۰۰ --> ۰۰:۰۲.۰۰۰',
  ];
  for (const line of times) {
    assert.deepEqual(refusal(`WEBVTT\n\n00:00.000 --> 00:00.500\nx\n\n${line}\nx`), ['captions.broken_time', 6], line);
  }
  assert.deepEqual(refusal(`${cue('x')}\nwords without a time\nand more`), ['captions.broken_time', 7]);
});

test('a file of half a megabyte made to be slow is read in no time', () => {
  const tangles = ['<b '.repeat(170_000), '<'.repeat(500_000), '&a'.repeat(250_000), '{\\'.repeat(250_000)];
  for (const tangle of tangles) {
    const begun = performance.now();
    assert.deepEqual(refusal(cue(tangle)), ['captions.too_long', 3]);
    assert.ok(performance.now() - begun < 10_000, tangle.slice(0, 6));
  }
});
