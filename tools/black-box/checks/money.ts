import assert from 'node:assert/strict';
import type { Checks } from '../hold-on.ts';
import { ask, newFan, once } from '../people.ts';
import { openWindow, WAYS } from '../window.ts';

const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };

/** Tips, and what the wallets of both say of them. */
export const money: Checks = {
  'a tip that is asked for twice is paid once, and told to both on all their windows': async (t, stage) => {
    const { site, performer } = stage;
    const fan = await newFan(site);
    await ask(site, fan, '/payment/wallet/top-up', once({ amount: 50, card }));
    const { balance: full } = (await ask(site, fan, '/users/me')) as { balance: number };
    const his = await Promise.all(WAYS.map((way) => openWindow(t, site, fan, way)));
    const hers = await Promise.all(WAYS.map((way) => openWindow(t, site, performer, way)));
    const tip = once({ amount: 10, source: { type: 'profile', _id: performer.id } });
    // Both at once, which a balancer gives to two processes.
    await Promise.all([1, 2].map(() => ask(site, fan, `/wallet/charges/tip/${performer.id}`, tip)));
    for (const window of his)
      assert.equal((await window.event('wallet.balance.changed', ({ data }) => data.change < 0)).data.change, -10);
    for (const window of hers)
      await window.event('notification.created', ({ data }) => data.notification.kind === 'tip');
    for (const _ of site.apis) assert.equal((await ask(site, fan, '/users/me')).balance, full - 10);
  },
};
