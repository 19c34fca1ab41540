import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import test from 'node:test';
import { CONTRACT_VERSION } from '@barg/contract';
import { readState, SURFACE_FILE, type Surface } from '@barg/releases';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { ownShell } from '../shell/shell-version.ts';
import { findIncompatible } from './find-incompatible.ts';

const kit = (exports: Surface[string]['exports']): Surface => ({ '@barg/ui-kit': { version: '1.0.0', exports } });

test('finds what the shell has left behind: another contract, and what it lends no more', async (t) => {
  const { shellDir, publishing, deploy, release, publish } = await createDeployment((cleanUp) => t.after(cleanUp));
  await writeFile(path.join(shellDir, SURFACE_FILE), JSON.stringify(kit({ Button: null })));
  const using = (name: 'feed' | 'live', used: Surface, contract = CONTRACT_VERSION) => ({
    ...remoteFiles(descriptorOf(name, { contract })),
    [SURFACE_FILE]: JSON.stringify(used),
  });
  const fits = await deploy('feed', using('feed', kit({ Button: null })));
  const canary = await release('feed', using('feed', kit({ Button: null, Ribbon: null })));
  await publish('feed', { action: 'canary', release: canary, percent: 5 });
  const old = await deploy('live', using('live', kit({ Button: null }), '0.9.0'));

  const states = await Promise.all([readState(publishing, 'feed'), readState(publishing, 'live')]);
  const channels = states.flatMap(({ live }) => live ?? []);
  const found = await findIncompatible(publishing, { channels, shells: [ownShell(shellDir)], ownVersion: '0123abcd' });
  assert.deepEqual(
    found.map(({ remote, version, breaks }) => [remote, version, breaks]),
    [
      ['feed', canary.version, ['@barg/ui-kit Ribbon is missing']],
      [
        'live',
        old.version,
        [`It was built for contract 0.9.0, and the shell speaks ${CONTRACT_VERSION}: pages do not load it.`],
      ],
    ],
  );
  assert.ok(!found.some(({ version }) => version === fits.version));
  assert.deepEqual(found[0]?.shell, { version: '0123abcd', contract: CONTRACT_VERSION });

  await writeFile(path.join(shellDir, SURFACE_FILE), 'damaged');
  const byContract = await findIncompatible(publishing, {
    channels,
    shells: [ownShell(shellDir)],
    ownVersion: '0123abcd',
  });
  assert.deepEqual(
    byContract.map(({ remote }) => remote),
    ['live'],
    'what cannot be read is not judged',
  );
});
