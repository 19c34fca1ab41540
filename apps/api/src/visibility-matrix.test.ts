import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { callersOf } from './testing/access/roles.ts';
import { readApiDocument, type Operation } from './testing/openapi/operations.ts';
import { filePaths } from './testing/visibility/file-paths.ts';
import { findingPaths } from './testing/visibility/finding-paths.ts';
import { meetingPaths } from './testing/visibility/meeting-paths.ts';
import type { Path } from './testing/visibility/path.ts';
import { reachesNobody, REASONED } from './testing/visibility/unreached.ts';
import { VIEWERS, type ViewerKind } from './testing/visibility/viewers.ts';
import { createWorld, NAME } from './testing/visibility/world.ts';
import type { World } from './testing/visibility/world-of-viewer.ts';

const PATHS: readonly Path[] = [...findingPaths, ...filePaths, ...meetingPaths];
const PROXY = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
/** Not part of the document: its addresses are given whole by other answers. */
const MEDIA = 'media';

const apiDocument = readApiDocument();

test('every operation says whether a performer can be reached by it', async () => {
  const { operations } = await apiDocument;
  const known = new Set(operations.map(({ operationId }) => operationId));
  const walked = new Set(PATHS.map(({ operation }) => operation));
  const silent = operations.filter((operation) => !walked.has(operation.operationId) && !reachesNobody(operation));
  assert.deepEqual(
    silent.map(({ operationId }) => operationId),
    [],
  );
  const gone = [...walked, ...REASONED].filter((id) => id !== MEDIA && !known.has(id));
  assert.deepEqual(gone, [], 'paths of operations that are gone');
});

/** Whether the viewer can go there at all; who may not is for the access matrix. */
const isOpenTo = ({ operation, callers }: Path, { role }: ViewerKind, operations: readonly Operation[]): boolean => {
  const access = operations.find(({ operationId }) => operationId === operation)?.access ?? 'guest';
  const caller = role ?? 'guest';
  return callersOf(access).includes(caller) && (callers?.includes(caller) ?? true);
};

const statusOf = ({ expect, status, banned }: Path, kind: ViewerKind): number =>
  expect?.(kind) ??
  (kind.isBanned ? banned : undefined) ??
  status?.[kind.sight] ??
  (kind.sight === 'there' ? 200 : 404);

const walk = async (path: Path, kind: ViewerKind, world: World): Promise<void> => {
  const { method, url, body } = path.ask(world);
  const answer = await world.send(method, url, body);
  const told = `${method} ${url}: ${answer.status} ${answer.text.slice(0, 300)}`;
  assert.equal(answer.status, statusOf(path, kind), told);
  const isTold = (path.tells ?? ['there']).includes(kind.sight);
  if (path.finds) assert.equal(answer.text.includes(path.finds(world)), isTold, told);
  if (kind.sight === 'there' || isTold) return;
  for (const secret of [world.her.id, world.her.username, NAME]) assert.ok(!answer.text.includes(secret), told);
};

for (const kind of VIEWERS) {
  test(`${kind.name}: she is ${kind.sight}`, async (t) => {
    const api = await createTestApi(t, PROXY);
    const [{ operations }, world] = [await apiDocument, await createWorld(api, kind)];
    for (const path of PATHS) {
      if (!isOpenTo(path, kind, operations)) continue;
      await t.test([path.operation, path.name].filter(Boolean).join(', '), () => walk(path, kind, world));
    }
  });
}
