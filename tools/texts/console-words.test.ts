import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { DETAIL_NAMES } from '../../apps/api/src/modules/audit/detail-names.ts';
import { templates } from '../../apps/api/src/modules/mails/templates/index.ts';
import { SETTINGS } from '../../apps/api/src/modules/settings/settings.defaults.ts';
import { COMPLETE_LOCALES } from '../../libs/contract/src/index.ts';
import { WORKSPACE } from '../workspace.ts';

type Words = Readonly<Record<string, string>>;

interface ConsoleTexts {
  audit: { actions: Words; names: Words };
  codes: { targets: Words };
  outbox: { kinds: Words };
  remotes: { names: Words };
  settings: Words;
}

const readTexts = async (locale: string): Promise<ConsoleTexts> =>
  JSON.parse(await readFile(path.join(WORKSPACE, `apps/operator-remote/src/locales/${locale}.json`), 'utf8'));

/** What stands in the API's sources where something is written to the audit log. */
const written = async (pattern: RegExp): Promise<string[]> => {
  const files = globSync('apps/api/src/modules/**/*.ts', { cwd: WORKSPACE }).filter(
    (file) => !/test|testing/.test(file),
  );
  const sources = await Promise.all(files.map((file) => readFile(path.join(WORKSPACE, file), 'utf8')));
  const found = sources
    .filter((source) => source.includes('recordAudit'))
    .flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)].sort();
};

const lacking = (names: readonly string[], words: Words): string[] => names.filter((name) => !words[name]);

for (const locale of COMPLETE_LOCALES) {
  // What is recorded under another name does not pass the API's types.
  test(`the console has words for each detail in the audit log in ${locale}`, async () => {
    const { audit, settings } = await readTexts(locale);
    assert.deepEqual(lacking(DETAIL_NAMES, audit.names), []);
    assert.deepEqual(Object.keys(audit.names).sort(), [...DETAIL_NAMES].sort());
    assert.deepEqual(lacking(Object.keys(SETTINGS), { ...settings, ...audit.names }), []);
  });

  test(`the console has words for each letter, act and target in ${locale}`, async () => {
    const { audit, codes, outbox } = await readTexts(locale);
    assert.deepEqual(lacking(Object.keys(templates), outbox.kinds), []);
    const actions = await written(/action: '([a-z-]+\.[a-z-]+)'/g);
    assert.ok(actions.length > 20);
    assert.deepEqual(
      lacking(
        actions.map((action) => action.replace('.', '-')),
        audit.actions,
      ),
      [],
    );
    const targets = await written(/targetType: '([a-z-]+)'/g);
    assert.ok(targets.length > 10);
    assert.deepEqual(lacking(targets, codes.targets), []);
  });
}

test('each remote that the site comes with has a name in every complete locale', async () => {
  const remotes = globSync('apps/*-remote', { cwd: WORKSPACE }).map((folder) =>
    path.basename(folder).replace(/-remote$/, ''),
  );
  for (const locale of COMPLETE_LOCALES) {
    const { names } = (await readTexts(locale)).remotes;
    assert.deepEqual(
      remotes.filter((name) => !names[name]),
      [],
      locale,
    );
  }
});
