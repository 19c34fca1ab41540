import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { SETTINGS } from '../../apps/api/src/modules/settings/settings.defaults.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** Where settings are listed, stored and changed: to stand there is no effect. */
const OF_SETTINGS =
  /modules\/settings\/|features\/settings\/|session\/src\/settings\/|\/(?:seed|testing|generated|node_modules|dist)\/|\.test\./;

/** Whoever reads some settings. */
const READER = /\b(?:readSettings|settingsOf|useSetting|settings|Settings|PublicSettings)\b/;

test('every setting of the console is read somewhere else', async () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], { cwd: WORKSPACE });
  const sources = await Promise.all(
    files.filter((file) => !OF_SETTINGS.test(file)).map((file) => readFile(path.join(WORKSPACE, file), 'utf8')),
  );
  const readers = sources.filter((text) => READER.test(text));
  const idle = Object.keys(SETTINGS).filter((key) => !readers.some((text) => new RegExp(`\\b${key}\\b`).test(text)));
  assert.deepEqual(idle, [], 'a setting without effect: let it act, or take it out of the console');
});
