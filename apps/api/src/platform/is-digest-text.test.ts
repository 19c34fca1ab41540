import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDigestText } from './is-digest-text.ts';

test('a digest has one spelling: no other text passes, whatever bytes it stands for', () => {
  const digest = Buffer.alloc(32);
  const right = digest.toString('base64url');
  assert.equal(isDigestText(digest, right), true);
  const sameBytes = `${right.slice(0, -1)}B`;
  assert.deepEqual(Buffer.from(sameBytes, 'base64url'), digest, 'the last letter has two bits that nobody reads');
  for (const other of [
    sameBytes,
    `${right}=`,
    ` ${right}`,
    `B${right.slice(1)}`,
    right.slice(0, -1),
    '',
    'é'.repeat(43),
  ])
    assert.equal(isDigestText(digest, other), false, other);
});
