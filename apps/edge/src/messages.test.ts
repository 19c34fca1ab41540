import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import test from 'node:test';
import { readShippedMessages } from './messages.ts';
import { ownShell } from './shell/shell-version.ts';
import { releasedRemotes } from './remotes/released-remotes.ts';
import { createDeployment, descriptorOf, remoteFiles } from './testing/deployment.ts';

test('leaves out the texts of a remote that were changed after it was signed, and brings those of the others', async (t) => {
  const { deploy, fileOf, publishing, shellDir } = await createDeployment((cleanUp) => t.after(cleanUp));
  const feed = await deploy('feed', remoteFiles(descriptorOf('feed')));
  await deploy('live', remoteFiles(descriptorOf('live')));
  await writeFile(fileOf('feed', feed, 'locales/fa-IR.json'), '{"nav":{"home":"other words"}}');
  const builds = await releasedRemotes({ ...publishing, report: () => undefined }).listAll();
  const reports: string[] = [];
  const messages = await readShippedMessages([ownShell(shellDir), ...builds], (message) => void reports.push(message));
  assert.deepEqual(messages, [{ namespace: 'live', locale: 'fa-IR', messages: { nav: { home: 'خانه' } } }]);
  assert.match(reports.join(), /feed .*locales\/fa-IR.json of feed is not the file that was signed/);
});
