import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import { contractUseOf } from '@barg/contract/schemas';
import { descriptorOf } from '../../apps/edge/src/testing/deployment.ts';
import { copyWorkspace, type WorkspaceCopy } from '../new-remote/testing/workspace-copy.ts';

/** A repository of its own, whose history a test may make up. */
let copy: WorkspaceCopy;
before(async () => void (copy = await copyWorkspace()));
after(() => copy?.remove());

const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Team', '-c', 'user.email=team@barg.example', '-c', 'commit.gpgsign=false'];
  return promisify(execFile)('git', [...who, ...args], { cwd: copy.root });
};
const commitRecord = async (text: string): Promise<void> => {
  await record(text);
  await git('add', '--', 'libs/contract/deployed.json');
  await git('commit', '--quiet', '--allow-empty', '-m', 'record');
};

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
const record = (text: string) => writeFile(path.join(copy.root, 'libs/contract/deployed.json'), text);

const complaintOf = async (...args: string[]): Promise<string | null> => {
  try {
    await copy.node('tools/contract/main.ts', ...args);
    return null;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
};
const BROKEN =
  /would break feed \(libs\/contract\/deployed\.json of [0-9a-f]{10}\):\n\nfeed recorded\n {2}slot gone\.slot was removed/;

test('what was recorded before counts, wherever the change that takes it away records anew', async () => {
  await record(DOES_NOT);
  assert.equal(await complaintOf(), null, 'without a repository there is nothing before');

  await git('init', '--quiet', '--initial-branch=main');
  await commitRecord(USES_IT);
  await record(DOES_NOT);
  assert.match((await complaintOf()) ?? '', BROKEN, 'not committed yet');

  await git('checkout', '--quiet', '-b', 'change');
  await commitRecord(DOES_NOT);
  await git('commit', '--quiet', '--allow-empty', '-m', 'more');
  assert.match((await complaintOf()) ?? '', BROKEN, 'committed on a branch, however many commits it has');
  assert.equal(await complaintOf('--base', 'HEAD'), null, 'unless somebody says that it is compared with this commit');
  assert.match((await complaintOf('--base', 'main')) ?? '', BROKEN);
  assert.match((await complaintOf('--base', 'nowhere')) ?? '', /^"nowhere" is no commit of this repository\.$/m);
  assert.match((await complaintOf('--base=--all')) ?? '', /^"--all" is no commit of this repository\.$/m);

  await git('checkout', '--quiet', 'main');
  await git('merge', '--quiet', '--no-ff', '-m', 'merge', 'change');
  assert.match((await complaintOf()) ?? '', BROKEN, 'merged');
  await git('commit', '--quiet', '--allow-empty', '-m', 'the next change');
  assert.equal(await complaintOf(), null, 'a later change may take away what nothing uses any more');

  await commitRecord('[{"remote":"feed"}]');
  await record(DOES_NOT);
  assert.match((await complaintOf()) ?? '', /deployed\.json of [0-9a-f]{10} cannot be read: name another commit/);
});
