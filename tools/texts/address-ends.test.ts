import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTexts, textFolders } from './read-texts.ts';

/**
 * The signs at the end of an address belong to no script: before words from right to left they would be shown at its
 * other end, `//:https`. A left-to-right mark or the end of an isolate after them keeps them there.
 */
const LOOSE_END = /https?:\/\/(?=[\s"»]|$)/;

test('an address whose end would be shown at its beginning is found', () => {
  for (const loose of ['با https:// آغاز شود', 'عنوان يبدأ بـ https://']) assert.ok(LOOSE_END.test(loose), loose);
  for (const kept of ['با https://\u200E آغاز شود', 'مانند http://localhost:4301.'])
    assert.ok(!LOOSE_END.test(kept), kept);
});

for (const locale of ['fa-IR', 'ar-EG']) {
  test(`addresses in the texts of ${locale} are shown from their beginning to their end`, async () => {
    const found: string[] = [];
    for (const folder of textFolders())
      for (const [key, text] of await readTexts(folder, locale))
        if (LOOSE_END.test(text)) found.push(`${folder} ${key}: ${text}`);
    assert.deepEqual(found, []);
  });
}
