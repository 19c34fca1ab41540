import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notificationSchema } from '@barg/contract/schemas';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';
import { TOLD_TOPICS, TOPICS, topicOf, topics } from './topics.ts';

test('the database sorts each kind into the category of its topic', async (t) => {
  const { db, close } = await createTestDatabase();
  t.after(close);
  const kinds = notificationSchema.shape.kind.options;
  const { rows } = await sql<{ kind: (typeof kinds)[number]; category: string }>`
    select kind, notification_category(kind) as category from unnest(${[...kinds]}::text[]) kind`.execute(db);
  assert.deepEqual(
    rows,
    kinds.map((kind) => ({ kind, category: topics[topicOf(kind)].category })),
  );
});

test('each topic is told by some kind', () => {
  assert.deepEqual(
    TOPICS.filter((topic) => !TOLD_TOPICS.has(topic)),
    [],
  );
});
