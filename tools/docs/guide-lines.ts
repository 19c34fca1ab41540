import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/** What a guide has people type, in order: the lines of its `sh` blocks, without what is said of them. */
export async function guideLines(name: string): Promise<string[]> {
  const guide = await readFile(path.join(WORKSPACE, 'docs/guides', name), 'utf8');
  const blocks = [...guide.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.replaceAll('\\\n', '').split('\n'))
    .map((line) => line.replace(/(?:^| +)#.*$/, '').trim())
    .filter((line) => line !== '');
}
