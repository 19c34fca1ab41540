import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { COMMON_PARTS, COMMON_WEIGHTS, FONT_FACES } from '../../libs/ui-kit/src/first-paint.ts';
import { emitPlugin } from './emit-plugin.mjs';
import { WORKSPACE_ROOT } from './paths.mjs';
import { codesOf } from './unicode-range.mjs';

const HASH_LENGTH = 8;

const folderOf = ({ source }) => path.join(WORKSPACE_ROOT, 'node_modules/@fontsource-variable', source, 'files');

const charactersOf = (range) => String.fromCodePoint(...codesOf(range));

const wholeFile = (face) => readFile(path.join(folderOf(face), `${face.file}.woff2`));

const commonPart = async (part) =>
  subsetFont(await wholeFile({ ...part, file: part.of }), charactersOf(part.range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...COMMON_WEIGHTS, default: COMMON_WEIGHTS.min } },
  });

function toAsset(face, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return [`assets/${face.file}.${hash}.woff2`, content];
}

/** The kit's fonts as `assets/<file>.<hash>.woff2`: they are referenced by the page, not by scripts. */
export const fontsPlugin = () =>
  emitPlugin('fonts', async () => {
    const whole = FONT_FACES.map(async (face) => toAsset(face, await wholeFile(face)));
    const common = COMMON_PARTS.map(async (part) => toAsset(part, await commonPart(part)));
    return Object.fromEntries(await Promise.all([...whole, ...common]));
  });
