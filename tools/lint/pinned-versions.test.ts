import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

const EXACT = /^(npm:(@?[\w./-]+)@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Manifest = Partial<Record<(typeof KINDS)[number], Record<string, string>>>;

test('dependencies are pinned exactly', () => {
  const manifests = globSync(['package.json', '{apps,libs}/*/package.json', 'e2e/package.json'], { cwd: WORKSPACE });
  assert.ok(manifests.length > 15, 'the manifests are not found any more');
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as Manifest;
    return KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  assert.deepEqual(loose, []);
});
