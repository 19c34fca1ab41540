import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Checks, Stage } from '../hold-on.ts';
import { ask, call, newFan, newFans, once, type Person } from '../people.ts';
import { openWindow, WAYS } from '../window.ts';

const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };

const topUp = ({ site }: Stage, fan: Person) =>
  ask(site, fan, '/payment/wallet/top-up', once({ amount: TOP_UP, card }));
const TOP_UP = 100;

const balanceOf = async ({ site }: Stage, fan: Person): Promise<number> =>
  Number((await ask(site, fan, '/users/me')).balance);

/** Tips, and what the wallets of both say of them. */
export const money: Checks = {
  'a tip that is asked for twice is paid once, and told to both on all their windows': async (t, stage) => {
    const { site, performer } = stage;
    const fan = await newFan(site);
    await topUp(stage, fan);
    const full = await balanceOf(stage, fan);
    const his = await Promise.all(WAYS.map((way) => openWindow(t, site, fan, way)));
    const hers = await Promise.all(WAYS.map((way) => openWindow(t, site, performer, way)));
    const tip = once({ amount: 10, source: { type: 'profile', _id: performer.id } });
    // Both at once, which a balancer gives to two processes.
    await Promise.all([1, 2].map(() => ask(site, fan, `/wallet/charges/tip/${performer.id}`, tip)));
    for (const window of his)
      assert.equal((await window.event('wallet.balance.changed', ({ data }) => data.change < 0)).data.change, -10);
    for (const window of hers)
      await window.event('notification.created', ({ data }) => data.notification.kind === 'tip');
    for (const _ of site.apis) assert.equal(await balanceOf(stage, fan), full - 10);
  },
};

const PAYERS = 12;
const TIPS = 8;
const TIP = 10;
const AGAIN_AFTER_MS = 100;

/** Tips until it is acknowledged, as a page does: with the same key where no answer came. */
async function tipOnce({ site, performer }: Stage, fan: Person): Promise<void> {
  const tip = once({ amount: TIP, source: { type: 'profile', _id: performer.id } });
  for (let status = 0; status !== 200; await wait(AGAIN_AFTER_MS)) {
    const answer = await call(site, fan, `/wallet/charges/tip/${performer.id}`, tip).catch(() => null);
    status = answer?.status ?? 0;
    assert.ok(status === 200 || status === 0 || status >= 500, `a tip was refused: ${status} ${answer?.code}`);
  }
}

/** Money while a process is killed and started again. */
export const moneyThroughKill: Checks = {
  'tips go on while a process is killed, and each is paid once': async (_t, stage) => {
    const [victim] = stage.site.apis;
    assert.ok(victim);
    const fans = await newFans(stage.site, PAYERS);
    const full = await Promise.all(fans.map((fan) => topUp(stage, fan).then(() => balanceOf(stage, fan))));
    let paid = 0;
    const paying = fans.map(async (fan) => {
      for (let tip = 0; tip < TIPS; tip += 1) {
        await tipOnce(stage, fan);
        paid += 1;
      }
    });
    while (paid < PAYERS) await Promise.race([...paying, wait(AGAIN_AFTER_MS)]);
    await victim.kill();
    await victim.start();
    await Promise.all(paying);
    for (const [at, fan] of fans.entries()) assert.equal(await balanceOf(stage, fan), (full[at] ?? 0) - TIP * TIPS);
  },
};
