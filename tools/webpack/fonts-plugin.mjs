import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_FACES } from '../../libs/ui-kit/src/first-paint.ts';
import { emitPlugin } from './emit-plugin.mjs';
import { WORKSPACE_ROOT } from './paths.mjs';

const HASH_LENGTH = 8;

const folderOf = ({ source }) => path.join(WORKSPACE_ROOT, 'node_modules/@fontsource-variable', source, 'files');

/** The kit's fonts as `assets/<file>.<hash>.woff2`: no script names them, the page does. */
export const fontsPlugin = () =>
  emitPlugin('fonts', async () => {
    const entries = FONT_FACES.map(async (face) => {
      const content = await readFile(path.join(folderOf(face), `${face.file}.woff2`));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
      return [`assets/${face.file}.${hash}.woff2`, content];
    });
    return Object.fromEntries(await Promise.all(entries));
  });
