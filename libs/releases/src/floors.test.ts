import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { floorsInFile } from './floors.ts';

const digest = (letter: string) => letter.repeat(64);

const setUp = async (t: TestContext) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-floors-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'remotes', 'seen.json');
};

test('remembers the newest of each remote beyond the process', async (t) => {
  const file = await setUp(t);
  const floors = await floorsInFile(file);
  assert.equal(floors.of('feed'), null);
  await Promise.all([3, 7, 5].map((sequence) => floors.raise('feed', { sequence, digest: digest(String(sequence)) })));
  await floors.raise('live', { sequence: 1, digest: digest('a') });
  const after = await floorsInFile(file);
  assert.deepEqual(after.of('feed'), { sequence: 7, digest: digest('7') });
  assert.deepEqual(after.of('live'), { sequence: 1, digest: digest('a') });
  assert.deepEqual(await readdir(path.dirname(file)), ['seen.json'], 'no drafts are left');
});

test('keeps what another process has seen meanwhile', async (t) => {
  const file = await setUp(t);
  const [one, other] = [await floorsInFile(file), await floorsInFile(file)];
  await one.raise('feed', { sequence: 9, digest: digest('9') });
  await other.raise('live', { sequence: 2, digest: digest('2') });
  assert.equal((await floorsInFile(file)).of('feed')?.sequence, 9);
});

test('loses nothing of what many processes see at once', async (t) => {
  const file = await setUp(t);
  const names = Array.from({ length: 12 }, (_none, index) => `remote-${index}`);
  const processes = await Promise.all(names.map(() => floorsInFile(file)));
  await Promise.all(
    processes.map((floors, index) => floors.raise(names[index] ?? '', { sequence: 2, digest: digest('2') })),
  );
  const after = await floorsInFile(file);
  assert.deepEqual(
    names.filter((name) => after.of(name) === null),
    [],
  );
});

test('waits for no process that was killed while it wrote', async (t) => {
  const file = await setUp(t);
  const floors = await floorsInFile(file);
  await writeFile(`${file}.lock`, '');
  await utimes(`${file}.lock`, 0, 0);
  await floors.raise('feed', { sequence: 2, digest: digest('2') });
  assert.equal((await floorsInFile(file)).of('feed')?.sequence, 2);
  assert.deepEqual(await readdir(path.dirname(file)), ['seen.json']);
});

test('does not begin with a file that it cannot read', async (t) => {
  const file = await setUp(t);
  await floorsInFile(file);
  await writeFile(file, '{"feed":');
  await assert.rejects(floorsInFile(file), /cannot be read/);
});

test('what could not be written counts all the same, and is written when it is raised again', async (t) => {
  const file = await setUp(t);
  const floors = await floorsInFile(file);
  const floor = { sequence: 4, digest: digest('4') };
  // Nothing can be written to the place of a folder.
  await mkdir(file);
  await assert.rejects(floors.raise('feed', floor));
  await assert.rejects(floors.raise('feed', floor), 'it is tried, and fails as before');
  assert.deepEqual(floors.of('feed'), floor);
  await rm(file, { recursive: true });
  await floors.raise('feed', floor);
  assert.deepEqual((await floorsInFile(file)).of('feed'), floor);
  assert.deepEqual(await readdir(path.dirname(file)), ['seen.json']);
});

test('what could not be written goes with what is raised next, of whichever remote', async (t) => {
  const file = await setUp(t);
  const floors = await floorsInFile(file);
  await mkdir(file);
  const raised = [4, 5].map((sequence) => floors.raise('feed', { sequence, digest: digest(String(sequence)) }));
  assert.deepEqual(
    (await Promise.allSettled(raised)).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  // As a folder that was restored from a backup.
  await rm(path.dirname(file), { recursive: true });
  await floors.raise('live', { sequence: 1, digest: digest('a') });
  const after = await floorsInFile(file);
  assert.deepEqual([after.of('feed')?.sequence, after.of('live')?.sequence], [5, 1]);
});
