import { randomUUID } from 'node:crypto';
import { open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all, and so that it is there after a crash of the machine. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { mode }: { mode?: number } = {},
): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}
