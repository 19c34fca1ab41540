import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createApp } from './app.ts';
import { createTestApi } from './testing/api.ts';
import { foundBy, untilFoundBy } from './testing/found-by.ts';
import { list, LISTS } from './testing/lists/lists.ts';
import { createListWorld, growTo } from './testing/lists/world.ts';
import { createReplicatedServer, type ReplicatedServer } from './testing/replicated.ts';

let server: ReplicatedServer;
before(async () => {
  server = await createReplicatedServer();
});
after(() => server.close());

/** What may be found by a replica: what is published, for whoever comes by. Nothing of money, talks or accounts. */
const AREAS = new Set(['discovery', 'feeds', 'galleries', 'performers', 'photos', 'products', 'videos']);
const MODULES = new Set(['discovery', 'feed-posts', 'galleries', 'performers', 'products', 'videos']);

const ASKED = [
  ...LISTS,
  list('listTopics', 'guest', '/trending/topics'),
  list('suggestSearches', 'guest', '/search/suggestions?q=gre'),
  list('suggestSearches', 'fan', '/search/suggestions?q=%23gre'),
];

interface Marked {
  method: string;
  operationId: string;
  tags: readonly string[];
}

test('operations whose lists may be old read what is published, and find all of it in a database that takes no writes', async (t) => {
  const { database, replicaUrl } = await server.createDatabase();
  const env = { METRICS_TOKEN: 'a-token-for-prometheus', DATABASE_REPLICA_URL: replicaUrl };
  const api = await createTestApi(t, { ...env, DATABASE_REPLICA_MAX_LAG_MS: '60000' }, undefined, database);
  const marked: Marked[] = [];
  await createApp(api.context, {
    onRoute: ({ method, config, schema }) => {
      const { operationId = '', tags = [] } = schema ?? {};
      if (config?.mayBeOld && method !== 'HEAD') marked.push({ method: String(method), operationId, tags });
    },
  });
  assert.ok(marked.length >= 13, `${marked.length}`);
  for (const { method, operationId, tags } of marked) {
    assert.equal(method, 'GET', operationId);
    assert.ok(
      tags.every((tag) => tag === 'addition' || AREAS.has(tag)),
      `${operationId} is of ${tags.join()}`,
    );
  }

  const world = await createListWorld(api);
  await growTo(world, 0, 1);
  await server.caughtUp();
  for (const who of ['fan', 'stranger'] as const) await untilFoundBy(api, 'replica', api.as(world[who]));
  const before = await foundBy(api);
  for (const { operationId } of marked) {
    const asked = ASKED.filter(({ operation }) => operation === operationId);
    assert.notEqual(asked.length, 0, `nobody asks ${operationId}`);
    for (const { who, url } of asked) {
      const reader = who === 'guest' ? api.guest : api.as(world[who]);
      const { status, text } = await reader.get(url(world));
      assert.equal(status, 200, `${operationId}: ${text}`);
      const now = await foundBy(api);
      assert.deepEqual({ ...now, replica: 0 }, { ...before, replica: 0 }, operationId);
      assert.equal(now.replica, (before.replica ?? 0) + 1, operationId);
      before.replica = now.replica;
    }
  }
});

test('nothing but what is published is read from `lists`', async () => {
  const folder = path.join(import.meta.dirname, 'modules');
  const files = await readdir(folder, { recursive: true });
  const readers = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const source = await readFile(path.join(folder, file), 'utf8');
    if (/\bcontext\.lists\b|\{[^{}()=;]*\blists\b[^{}()=;]*\}: (Pick<)?Context\b/.test(source))
      readers.add(file.split(path.sep)[0] ?? '');
  }
  assert.deepEqual([...readers].toSorted(), [...MODULES].toSorted());
});
