import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { CRASHES, runUntilCrash } from '../../testing/money/crashing-process.ts';
import { sendBatch } from './send.ts';
import { startCampaign } from './start.ts';
import { openCampaigns } from './testing.ts';

test('wherever a worker dies, each fan has one message once another goes on', async (t) => {
  const campaigns = await openCampaigns(await createTestApi(t));
  const { api, followers, makeId, figures } = campaigns;
  const fans = await followers(2);
  const countOf = async (id: string): Promise<number[]> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from messages
      where campaign_id = ${id} group by conversation_id`.execute(api.db);
    return rows.map(({ count }) => count);
  };
  /** What another process does: whoever could not be written to is tried again later, which is now. */
  const recover = async (id: string): Promise<void> => {
    await startCampaign(api.context, id);
    await sql`update campaign_recipients set due_at = now() where state = 'waiting'`.execute(api.db);
    await sendBatch(api.context, id);
  };
  const work = async (id: string, at: number | null, crash: (typeof CRASHES)[number]) =>
    runUntilCrash(api, { at, crash }, async (context) => {
      await startCampaign(context, id);
      await sendBatch(context, id);
    });
  const fresh = async (): Promise<string> => {
    await sql`update campaign_recipients set sent_at = sent_at - interval '25 hours'`.execute(api.db);
    await sql`update campaigns set created_at = created_at - interval '25 hours'`.execute(api.db);
    return makeId();
  };
  const { steps } = await work(await fresh(), null, 'before');
  assert.ok(steps > 20, `${steps} steps`);
  for (let at = 0; at < steps; at += 1) {
    const crash = CRASHES[at % CRASHES.length] ?? 'before';
    const id = await fresh();
    await work(id, at, crash);
    await recover(id);
    const where = `${crash} step ${at}`;
    assert.deepEqual(
      await countOf(id),
      fans.map(() => 1),
      where,
    );
    const { state, sent } = await figures(id);
    assert.deepEqual([state, sent], ['sent', fans.length], where);
  }
});
