import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Checks } from '../hold-on.ts';
import { newFan } from '../people.ts';
import { openWindow } from '../window.ts';
import { startLoad } from './load.ts';

/** How long it may take until everybody is connected again. */
const BACK_WITHIN_MS = 10_000;
const OUTAGE_MS = 5000;
/** Messages of each person before and after what happens. */
const SOME = 5;

/** A process of the API is killed while the others go on; it stays away. */
export const killOne = (conversations: number): Checks => ({
  'one process is killed under load: nothing is lost, all is shown once, and everybody is back': async (t, stage) => {
    const load = await startLoad(t, stage, conversations);
    await load.goOn(SOME);
    await stage.site.apis[0]?.kill();
    const killed = performance.now();
    await load.everybodyIsThere();
    assert.ok(performance.now() - killed < BACK_WITHIN_MS);
    await load.goOn(SOME);
    await load.assertNothingLost();
  },
});

/** By which process a new visitor's browser is served, as its cookie says. */
const nextProcess = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  await answer.text();
  return /barg-process=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
};

/** After {@link killOne}. */
export const killOther = (conversations: number): Checks => ({
  'a process that comes back is given visitors again': async (t, { site }) => {
    await site.apis[0]?.start();
    const seen = new Set<string>();
    await t.waitFor(async () => assert.ok(seen.add(await nextProcess(site.url)).size === site.apis.length), {
      ...{ timeout: 30_000, interval: 100 },
    });
  },
  'one process is killed while the last messages are written: they are shown as well': async (t, stage) => {
    const load = await startLoad(t, stage, conversations);
    await load.goOn(SOME);
    // Nothing comes after them that would show a gap.
    load.stop();
    await stage.site.apis[1]?.kill();
    await load.assertNothingLost();
    await stage.site.apis[1]?.start();
  },
});

/** A process of the API is replaced, as by an update. */
export const replaceOne = (conversations: number): Checks => ({
  'one process is stopped in order under load: nothing is lost, and everybody is back': async (t, stage) => {
    const [leaving] = stage.site.apis;
    assert.ok(leaving);
    const load = await startLoad(t, stage, conversations);
    await load.goOn(SOME);
    await leaving.stop();
    const stopped = performance.now();
    await load.everybodyIsThere();
    assert.ok(performance.now() - stopped < BACK_WITHIN_MS);
    await leaving.start();
    await load.goOn(SOME);
    await load.assertNothingLost();
  },
});

/** Longer than a process may be silent until it counts as lost. */
const MISSED_WITHIN_MS = 120_000;

export const askAgain: Checks = {
  'a window of one process asks again after another one was killed, which may not have told its last act': async (
    t,
    { site },
  ) => {
    const [lost, other] = site.apis;
    assert.ok(lost && other);
    const window = await openWindow(t, other, await newFan(site));
    await lost.kill();
    await t.waitFor(() => assert.ok(!window.isConnected()), { timeout: MISSED_WITHIN_MS, interval: 50 });
    await window.connected();
    await lost.start();
  },
};

/** The only process is killed, and started again. */
export const killAll = (conversations: number): Checks => ({
  'the process is killed under load and comes back: nothing is lost, and all is shown once': async (t, stage) => {
    const load = await startLoad(t, stage, conversations);
    await load.goOn(SOME);
    await stage.site.worker.kill();
    await stage.site.worker.start();
    await load.everybodyIsThere();
    await load.goOn(SOME);
    await load.assertNothingLost();
  },
});

/** Redis is away for a while, and has forgotten everything when it comes back. */
export const loseRedis = (conversations: number): Checks => ({
  'Redis is away for five seconds under load: nothing is lost, and all is shown once': async (t, stage) => {
    const { redis } = stage.site;
    assert.ok(redis);
    const load = await startLoad(t, stage, conversations);
    await load.goOn(SOME);
    await redis.kill();
    await wait(OUTAGE_MS);
    await redis.start();
    await load.everybodyIsThere();
    await load.goOn(SOME);
    await load.assertNothingLost();
  },
});
