import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { transform, type Options } from '@swc/core';
import { commonConfig } from './common.mjs';

interface Rule {
  use: [unknown, { options: Options }];
}

const SOURCE = `
  import styled from 'styled-components';
  export const Frame = styled.div\`padding: 4px;\`;
  export const Title = styled(Frame)\`color: red;\`;
`;

/** The ids that the build of an app gives to the components of a file. */
async function idsOf(app: string, file: string, source = SOURCE): Promise<string[]> {
  const common = commonConfig({ name: app, directory: import.meta.dirname, isDevelopment: false, isDrawn: true });
  const { use }: Rule = common.module.rules[0] as never;
  const { code } = await transform(source, { ...use[1].options, filename: file, sourceMaps: false });
  return [...code.matchAll(/componentId: ?"([^"]+)"/g)].map(([, id]) => id ?? '');
}

test('a build gives each styled component an id of its app, the same in every folder and none of another file’s', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-ids-'));
  t.after(() => rm(folder, { recursive: true }));
  const ids = await idsOf('feed', path.join(import.meta.dirname, 'frame.styles.ts'));
  assert.equal(new Set(ids).size, 2);
  assert.ok(ids.every((id) => id.startsWith('feed__')));
  assert.deepEqual(await idsOf('feed', path.join(folder, 'frame.styles.ts')), ids);
  const others = [
    ...(await idsOf('live', path.join(folder, 'frame.styles.ts'))),
    ...(await idsOf('feed', path.join(folder, 'other.styles.ts'), SOURCE.replace('4px', '8px'))),
  ];
  assert.equal(new Set([...ids, ...others]).size, 6);
});
