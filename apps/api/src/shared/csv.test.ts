import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';

test('quotes text, and keeps figures plain', () => {
  assert.equal(csvLine(['a "b", c', -5.5, '']), '"a ""b"", c",-5.50,""\r\n');
  assert.equal(csvLine(['دو\nخط']), '"دو\nخط"\r\n');
});

test('no text runs as a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u200f=1', '＝1', '|cmd', '%0a']) {
    assert.equal(csvLine([text]), `"'${text}"\r\n`, JSON.stringify(text));
  }
  assert.equal(csvLine(['2-1=1']), '"2-1=1"\r\n');
});
