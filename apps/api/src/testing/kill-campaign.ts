import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { sendBatch } from '../modules/campaigns/send.ts';
import { startCampaign } from '../modules/campaigns/start.ts';
import { openCampaigns } from '../modules/campaigns/testing.ts';
import type { TestApi } from './api.ts';
import { CRASHES, runUntilCrash, type CrashPlan } from './money/crashing-process.ts';

export type ChoosePlans = (asked: readonly string[]) => CrashPlan[];

/** Each step once, in another way than the one before. */
export const everyStep: ChoosePlans = (asked) =>
  asked.map((_, at) => ({ at, crash: CRASHES[at % CRASHES.length] ?? 'before' }));

/** Each sort of statement (`begin`, `select`, `insert`, …) in every way, each time at another of its places. */
export const everySort: ChoosePlans = (asked) => {
  const sortOf = (statement: string): string => /\w+/.exec(statement.replace(/\/\*.*?\*\//, ''))?.[0] ?? '';
  const places = Map.groupBy(asked.keys(), (at) => sortOf(asked[at] ?? ''));
  return [...places.values()].flatMap((ats) =>
    CRASHES.map((crash, way) => ({ at: ats[Math.floor((way * ats.length) / CRASHES.length)] ?? 0, crash })),
  );
};

/**
 * Sends a mass message to two fans, once to count the steps, and then again and again by a worker that ends in the middle,
 * with another who goes on: each fan has it once every time.
 */
export const killCampaign = async (api: TestApi, choose: ChoosePlans): Promise<void> => {
  const { followers, makeId, figures } = await openCampaigns(api);
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
  const work = (id: string, plan: CrashPlan) =>
    runUntilCrash(api, plan, async (context) => {
      await startCampaign(context, id);
      await sendBatch(context, id);
    });
  /** As if the ones before had been sent on another day: a fan gets three a day. */
  const fresh = async (): Promise<string> => {
    await sql`update campaign_recipients set sent_at = sent_at - interval '25 hours'`.execute(api.db);
    await sql`update campaigns set created_at = created_at - interval '25 hours'`.execute(api.db);
    return makeId();
  };
  const { asked } = await work(await fresh(), { at: null, crash: 'before' });
  assert.ok(asked.length > 20, `${asked.length} steps`);
  for (const plan of choose(asked)) {
    const id = await fresh();
    await work(id, plan);
    await recover(id);
    const where = `${plan.crash} step ${plan.at}, such as ${asked[plan.at ?? 0]}`;
    assert.deepEqual(
      await countOf(id),
      fans.map(() => 1),
      where,
    );
    const { state, sent } = await figures(id);
    assert.deepEqual([state, sent], ['sent', fans.length], where);
  }
};
