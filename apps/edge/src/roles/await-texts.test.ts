import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { ApiAnswerError, type AskApi } from '../boot-source.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedRemotes } from '../remotes/released-remotes.ts';
import { releasedShell } from '../shell/released-shell.ts';
import { createDeployment, descriptorOf, remoteFiles, shellFiles } from '../testing/deployment.ts';
import { awaitOwnTexts, awaitTexts } from './await-texts.ts';

const SECOND = { 'locales/fa-IR.json': '{"nav":{"home":"خانه","leaves":"برگ‌ها"}}' };

/** A web tier that asks for texts, and an API that knows `keys`. */
const setUp = async (t: TestContext, patienceMs?: number) => {
  const team = await createDeployment((cleanUp) => t.after(cleanUp));
  const keys = new Set(['nav.home']);
  const asked: string[] = [];
  const reported: string[] = [];
  let isAway = false;
  const ask: AskApi = async (path) => {
    asked.push(path);
    if (isAway) throw new ApiAnswerError(path, 503);
    return { data: [...keys].map((key) => ({ key, value: 'x', namespace: 'feed' })) };
  };
  const report = (message: string): void => void reported.push(message);
  const prepare = awaitTexts(ask, patienceMs);
  const remotes = releasedRemotes({ ...team.publishing, report, prepare, isPatient: true });
  const version = async () => (await remotes.list())[0]?.build.version;
  /** As a web tier that has just been started, before it listens. */
  const begin = () => {
    const shells = releasedShell({ ...team.publishing, shellDir: team.shellDir, report });
    return awaitOwnTexts(shells, prepare, report);
  };
  return { team, keys, asked, reported, remotes, version, begin, leave: () => (isAway = true) };
};

test('pages go on with the version before until a worker has written the texts of the next', async (t) => {
  const { team, keys, asked, reported, remotes, version } = await setUp(t);
  const first = await team.deploy('feed', remoteFiles(descriptorOf('feed')));
  assert.equal(await version(), first.version);
  assert.equal(asked[0], '/api/translations/search?locale=fa-IR&namespace=feed');
  const second = await team.deploy('feed', { ...remoteFiles(descriptorOf('feed')), ...SECOND });
  const atHand = remotes.listAll();
  assert.equal(await version(), first.version);
  keys.add('nav.leaves');
  await atHand;
  assert.equal(await version(), second.version);
  assert.deepEqual(reported, []);
});

test('a version without its texts is shown after a while, also while the API is away, and somebody is told', async (t) => {
  const { team, reported, version, leave } = await setUp(t, 0);
  const first = await team.deploy('feed', { ...remoteFiles(descriptorOf('feed')), ...SECOND });
  assert.equal(await version(), first.version);
  leave();
  await team.deploy('live', remoteFiles(descriptorOf('live')));
  await version();
  assert.deepEqual(
    reported.map((message) => message.replace(/ [0-9a-f]{16} /, ' ')),
    [
      'feed is not prepared: no worker has written its texts',
      'live is not prepared: /api/translations/search?locale=fa-IR&namespace=live answered 503',
    ],
  );
});

const addOwnTexts = async (shellDir: string): Promise<void> => {
  await mkdir(path.join(shellDir, 'locales/shell'), { recursive: true });
  await writeFile(path.join(shellDir, 'locales/shell/fa-IR.json'), '{"title":"برگ"}');
};

test('a web tier opens once the API knows the texts of its own shell, where visitors get that one', async (t) => {
  const { team, keys, asked, reported, begin } = await setUp(t);
  await addOwnTexts(team.shellDir);
  let isOpen = false;
  const opening = begin().then(() => (isOpen = true));
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(isOpen, false);
  keys.add('title');
  await opening;
  assert.deepEqual(reported, []);
  assert.equal(asked[0], '/api/translations/search?locale=fa-IR&namespace=shell');

  await team.deploy('shell', shellFiles('11111111'));
  keys.clear();
  const before = asked.length;
  await begin();
  assert.equal(asked.length, before, 'what visitors do not get is not waited for');
});

test('a web tier opens without the texts of its own shell after a while, and says so', async (t) => {
  const { team, reported, begin, leave } = await setUp(t, 0);
  await addOwnTexts(team.shellDir);
  await begin();
  leave();
  await begin();
  assert.deepEqual(reported, [
    "The site's own shell is not prepared: no worker has written its texts",
    "The site's own shell is not prepared: /api/translations/search?locale=fa-IR&namespace=shell answered 503",
  ]);
});
