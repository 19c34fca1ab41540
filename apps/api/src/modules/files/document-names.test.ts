import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { checkingName } from './check-head.ts';

test('a document with a wrong name is refused before any of its bytes', async () => {
  let read = 0;
  const source = async function* (): AsyncGenerator<Buffer> {
    read += 1;
    yield Buffer.from('MZ');
  };
  const passed = async (name: string, kind: FileKind = 'message-file'): Promise<number> => {
    let chunks = 0;
    for await (const chunk of checkingName(kind, name)(source())) chunks += chunk.length > 0 ? 1 : 0;
    return chunks;
  };
  for (const name of ['tool.exe', 'page.html', 'noending', '']) {
    await assert.rejects(passed(name), { message: 'request.unsupported_type' }, name);
  }
  assert.equal(read, 0);
  assert.equal(await passed('Letter.PDF'), 1);
  // The names of pictures and films say nothing.
  assert.equal(await passed('tool.exe', 'message-photo'), 1);
});
