import assert from 'node:assert/strict';
import type { Checks } from '../hold-on.ts';
import { ask, call, converse, newFan, newFans, write } from '../people.ts';
import { openWindow, WAYS } from '../window.ts';

/** What is decided while processes cannot tell each other anything. */
export const outage: Checks = {
  'what ends while Redis is away ends for every process at once, and for windows when it is back': async (t, stage) => {
    const { site, operator } = stage;
    const { redis } = site;
    assert.ok(redis);
    const [leaving, suspended, staying] = await newFans(site, 3);
    assert.ok(leaving && suspended && staying);
    const windowsOf = (fan: typeof leaving) =>
      Promise.all([...WAYS, ...WAYS].map((way) => openWindow(t, site, fan, way)));
    const [ofLeaving, ofSuspended, ofStaying] = [
      await windowsOf(leaving),
      await windowsOf(suspended),
      await windowsOf(staying),
    ];
    await redis.kill();
    await ask(site, leaving, '/auth/logout', { method: 'POST' });
    await ask(site, operator, `/operator/users/${suspended.id}/suspend`, { body: { reason: 'Spam' } });
    const { version } = await ask(site, operator, '/operator/settings');
    await ask(site, operator, '/operator/settings', { method: 'PUT', body: { version, siteName: 'Twig' } });
    for (const api of site.apis) {
      assert.equal((await call(api, leaving, '/users/me')).status, 401);
      assert.equal((await call(api, suspended, '/users/me')).status, 401);
      assert.equal((await call(api, staying, '/users/me')).status, 200);
    }
    await redis.start();
    for (const window of [...ofLeaving, ...ofSuspended]) {
      // For whichever reason: a process that has looked itself meanwhile knows only that the session is over.
      await window.event('session.ended');
      await window.until('a refusal', () => window.wasRefused());
    }
    for (const window of ofStaying)
      await window.event('settings.changed', ({ data }) => data.keys.includes('siteName'));
    for (const api of site.apis) assert.equal((await ask(api, null, '/settings/public')).siteName, 'Twig');
    assert.ok(ofStaying.every((window) => window.isConnected()));
  },
  'a process that starts while Redis is away misses nothing that others tell meanwhile': async (t, stage) => {
    const { site, performer } = stage;
    const { redis } = site;
    const [late, other] = site.apis;
    assert.ok(redis && late && other);
    const fan = await newFan(site);
    const id = await converse(site, fan, performer);
    await redis.kill();
    await late.kill();
    await late.start();
    const windows = await Promise.all(WAYS.map((way) => openWindow(t, late, performer, way)));
    for (const text of ['one', 'two']) await write(other, fan, id, text);
    await redis.start();
    for (const window of windows)
      for (const text of ['one', 'two'])
        await window.event('message.created', ({ data }) => data.message.text === text);
  },
};
