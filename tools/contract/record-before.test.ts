import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@barg/contract';
import { contractParts, contractUseOf } from '@barg/contract/schemas';
import { descriptorOf } from '../../apps/edge/src/testing/deployment.ts';
import { breaksOf } from './breaks.ts';
import { ContractCheckError } from './deployed-remotes.ts';
import { findDeployed } from './find-deployed.ts';
import { RECORD_NAME } from './record.ts';

/** Who has the sources without git has no history either: then the record of now is all there is. */
const options = { skip: spawnSync('git', ['--version']).status === 0 ? false : 'there is no git on this machine' };

/** What is deployed uses a slot, which the contract of this workspace does not know; or it uses nothing. */
const recordOf = (slots: readonly string[]): string => {
  const use = {
    ...contractUseOf(descriptorOf('feed'), []),
    fills: Object.fromEntries(slots.map((slot) => [slot, {}])),
  };
  return JSON.stringify([{ remote: 'feed', version: 'recorded', use, shared: {} }]);
};
const USES_IT = recordOf(['gone.slot']);
const DOES_NOT = recordOf([]);

/** A workspace with nothing but a record, whose history a test makes up. */
async function setUp(t: TestContext) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-record-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.join(root, path.dirname(RECORD_NAME)), { recursive: true });
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Team', '-c', 'user.email=team@barg.example', '-c', 'commit.gpgsign=false'];
    return promisify(execFile)('git', [...who, ...args], { cwd: root });
  };
  const record = (text: string) => writeFile(path.join(root, RECORD_NAME), text);
  return {
    git,
    record,
    commit: async (text?: string): Promise<void> => {
      if (text !== undefined) await record(text);
      await git('add', '--all');
      await git('commit', '--quiet', '--allow-empty', '-m', 'a change');
    },
    /** Where it stands that something is deployed which the contract of now would break. */
    broken: async (base?: string): Promise<string[]> => {
      const contract = { version: CONTRACT_VERSION, parts: contractParts() };
      const deployed = await findDeployed(root, { against: undefined, base });
      const isBroken = deployed.filter(({ remotes }) =>
        remotes.some((remote) => breaksOf(remote, contract).length > 0),
      );
      return isBroken.map(({ where }) => where.replace(/[0-9a-f]{10}$/, '*'));
    },
  };
}

const BEFORE = [`${RECORD_NAME} of *`];

test('what was recorded before counts, wherever the change that takes it away records anew', options, async (t) => {
  const { git, record, commit, broken } = await setUp(t);
  await record(DOES_NOT);
  assert.deepEqual(await broken(), [], 'without a repository there is nothing before');

  await git('init', '--quiet', '--initial-branch=main');
  await commit(USES_IT);
  assert.deepEqual(await broken(), [RECORD_NAME], 'once, where nothing was recorded anew');
  await record(DOES_NOT);
  assert.deepEqual(await broken(), BEFORE, 'not committed yet');

  await git('checkout', '--quiet', '-b', 'change');
  await commit();
  await commit();
  assert.deepEqual(await broken(), BEFORE, 'on a branch, however many commits it has');
  assert.deepEqual(await broken('main'), BEFORE);
  assert.deepEqual(await broken('HEAD'), [], 'unless somebody says that it is compared with itself');

  await git('checkout', '--quiet', 'main');
  await git('merge', '--quiet', '--no-ff', '-m', 'merge', 'change');
  assert.deepEqual(await broken(), BEFORE, 'merged');
  await commit();
  assert.deepEqual(await broken(), [], 'a later change may take away what nothing uses any more');
});

test('what everybody has counts, and not what lies on the main branch of this clone alone', options, async (t) => {
  const { git, commit, broken } = await setUp(t);
  await git('init', '--quiet', '--initial-branch=main');
  await commit(USES_IT);
  await git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await commit(DOES_NOT);
  await commit();
  assert.deepEqual(await broken(), BEFORE);
});

test('says what is no commit, and what cannot be read there', options, async (t) => {
  const { git, commit, broken } = await setUp(t);
  await git('init', '--quiet', '--initial-branch=main');
  await commit('[{"remote":"feed"}]');
  await commit(DOES_NOT);
  const refused = (pattern: RegExp) => (error: unknown) =>
    error instanceof ContractCheckError && pattern.test(error.message);
  await assert.rejects(broken(), refused(/deployed\.json of [0-9a-f]{10} cannot be read: name another commit/));
  for (const name of ['nowhere', '--all']) {
    await assert.rejects(broken(name), refused(new RegExp(`^"${name}" is no commit of this repository\\.$`)));
  }
});
