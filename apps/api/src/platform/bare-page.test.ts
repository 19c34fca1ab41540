import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barePage } from './bare-page.ts';

test('a bare page breaks a long word of whatever is written on it, and escapes it', () => {
  const long = `<${'x'.repeat(200)}>`;
  const page = barePage({ locale: 'en-US', siteName: long, title: long, lead: long, role: 'status', below: '' });
  assert.match(page, /\n {2}body \{[^}]*overflow-wrap: anywhere/);
  assert.doesNotMatch(page, /<x|white-space|nowrap/);
  assert.match(page, /<h1>&#60;x{200}&#62;<\/h1>/);
});
