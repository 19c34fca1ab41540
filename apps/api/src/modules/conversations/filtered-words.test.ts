import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasFilteredWord } from './filtered-words.ts';

test('whole words and phrases are found however they are written, and no parts of words', () => {
  const found = (text: string, ...words: string[]) => hasFilteredWord(text, words);
  assert.equal(found('Come to my WhatsApp!', 'whatsapp'), true);
  assert.equal(found('whatsapps are fine', 'whatsapp'), false);
  assert.equal(found('Send  me, money now', 'me money'), true);
  assert.equal(found('some money', 'me money'), false);
  // Arabic letters for Persian ones.
  assert.equal(found('اين كتاب', 'کتاب'), true);
  assert.equal(found('anything', '', '!!'), false);
});
