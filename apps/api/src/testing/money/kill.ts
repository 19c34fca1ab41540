import assert from 'node:assert/strict';
import { paymentJobs } from '../../modules/payments/payments.jobs.ts';
import { deliverAll } from '../../modules/payments/testing/deliveries.ts';
import type { TestApi } from '../api.ts';
import { CRASHES, runUntilCrash, type Crash } from './crashing-process.ts';
import { assertAlways } from './invariants.ts';
import type { Prepare } from './kill-flow.ts';

/** What another process does with what the first one has left, when its time comes. */
const recover = async (api: TestApi): Promise<void> => {
  await api.db.updateTable('payments').set({ next_try_at: new Date() }).where('status', '=', 'pending').execute();
  await paymentJobs['settle-pending-payments'](api.context, {});
  await deliverAll(api);
};

/** One run that ends at a step; then others go on, and whoever asked and was told nothing asks again. */
const killAt = async (api: TestApi, prepare: Prepare, plan: { at: number; crash: Crash }): Promise<void> => {
  const flow = await prepare(api);
  const { end } = await runUntilCrash(api, plan, flow.run);
  const where = `${plan.crash} step ${plan.at}`;
  await recover(api);
  await assertAlways(api);
  // What was acknowledged is there; what was not may be, and is done once where it is asked for again.
  if (end === null || 'error' in end) await flow.run(api.context);
  await recover(api);
  assert.deepEqual(await flow.found(), flow.expected, where);
};

/**
 * Runs a flow once to count its steps, and then again and again, ending it at another one.
 * @param isChosen which of the ends are tried, by a number that counts them
 */
export const killEverywhere = async (
  api: TestApi,
  prepare: Prepare,
  isChosen: (number: number) => boolean = () => true,
): Promise<void> => {
  const flow = await prepare(api);
  const { steps, end } = await runUntilCrash(api, { at: null, crash: 'before' }, flow.run);
  assert.ok(end !== null && 'answer' in end, 'it ends well when nothing happens');
  assert.deepEqual(await flow.found(), flow.expected);
  const plans = Array.from({ length: steps }, (_, at) => CRASHES.map((crash) => ({ at, crash }))).flat();
  for (const [number, plan] of plans.entries()) {
    if (isChosen(number)) await killAt(api, prepare, plan);
  }
  await assertAlways(api);
};
