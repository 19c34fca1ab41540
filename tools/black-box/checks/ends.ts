import assert from 'node:assert/strict';
import type { Checks } from '../hold-on.ts';
import { ask, call, converse, newFan, newFans, type Person, write } from '../people.ts';
import { openWindow, WAYS } from '../window.ts';

/** What one process is told and all must act on: blocks, suspensions, sessions that end, changed settings. */
export const ends: Checks = {
  'who is blocked speaks to her by no process any more': async (t, { site, performer }) => {
    const fan = await newFan(site);
    const id = await converse(site, fan, performer);
    await write(site, fan, id, 'salaam');
    const windows = await Promise.all(WAYS.map((way) => openWindow(t, site, fan, way)));
    const enter = () => Promise.all(windows.map((window) => window.emit('conversation.join', { conversationId: id })));
    assert.ok((await enter()).every(({ ok }) => ok));
    await ask(site, performer, '/block/users', { body: { userId: fan.id } });
    for (const _ of site.apis) {
      const refused = await call(site, fan, `/messages/conversations/${id}`, { body: { text: 'again' } });
      assert.equal(refused.status, 404);
      assert.equal((await call(site, fan, `/performers/${performer.id}`)).status, 404);
    }
    assert.ok((await enter()).every(({ ok }) => !ok));
  },
  'who is blocked hears nothing more in windows that are open': async (t, { site, performer, operator }) => {
    const [fan, other] = await newFans(site, 2);
    assert.ok(fan && other);
    const stream = await ask(site, performer, '/streaming/live', { body: { title: 'Ink' } });
    const [streamId, conversationId] = [String(stream._id), String(stream.conversationId)];
    const open = (who: Person) => Promise.all(WAYS.map((way) => openWindow(t, site, who, way)));
    const [blocked, watching] = [await open(fan), await open(other)];
    for (const window of [...blocked, ...watching]) assert.ok((await window.emit('stream.join', { streamId })).ok);
    await ask(site, performer, '/block/users', { body: { userId: fan.id } });
    for (const window of blocked) await window.event('stream.ended', ({ data }) => data.streamId === streamId);
    await ask(site, other, `/messages/stream/conversations/${conversationId}`, { body: { text: 'still here' } });
    for (const window of watching)
      await window.event('stream.message.created', ({ data }) => data.message.text === 'still here');
    // What is told to everybody comes after it.
    const { version } = await ask(site, operator, '/operator/settings');
    await ask(site, operator, '/operator/settings', { method: 'PUT', body: { version, siteName: 'Ink' } });
    for (const window of blocked)
      await window.event('settings.changed', ({ data }) => data.keys.includes('siteName'));
    await ask(site, performer, `/streaming/live/${streamId}`, { method: 'PUT', body: { status: 'ended' } });
    for (const window of blocked) assert.ok(!window.told.some(({ name }) => name === 'stream.message.created'));
    assert.ok(
      watching.every((window) => window.told.filter(({ name }) => name === 'stream.message.created').length === 1),
    );
  },
  'who is suspended is told why, loses every window and is answered by no process': async (t, stage) => {
    const { site, operator } = stage;
    const fan = await newFan(site);
    const windows = await Promise.all(WAYS.map((way) => openWindow(t, site, fan, way)));
    await ask(site, operator, `/operator/users/${fan.id}/suspend`, { body: { reason: 'Spam' } });
    for (const window of windows) {
      assert.equal((await window.event('session.ended')).data.reason, 'suspended');
      // It comes back by itself, and is refused.
      await window.until('a refusal', () => window.wasRefused());
    }
    for (const _ of site.apis) assert.equal((await call(site, fan, '/users/me')).status, 401);
  },
  'a session that was logged out is answered by no process, and leaves the windows of others alone': async (
    t,
    stage,
  ) => {
    const { site } = stage;
    const [fan, other] = [await newFan(site), await newFan(site)];
    const windows = await Promise.all(WAYS.map((way) => openWindow(t, site, fan, way)));
    const others = await Promise.all(WAYS.map((way) => openWindow(t, site, other, way)));
    await ask(site, fan, '/auth/logout', { method: 'POST' });
    for (const window of windows) {
      assert.equal((await window.event('session.ended')).data.reason, 'revoked');
      await window.until('a refusal', () => window.wasRefused());
    }
    for (const _ of site.apis) assert.equal((await call(site, fan, '/users/me')).status, 401);
    assert.ok(others.every((window) => window.isConnected()));
  },
  'a changed setting is told to every window, and answered by every process': async (t, stage) => {
    const { site, operator } = stage;
    const fan = await newFan(site);
    const windows = await Promise.all(WAYS.map((way) => openWindow(t, site, fan, way)));
    const { version } = await ask(site, operator, '/operator/settings');
    await ask(site, operator, '/operator/settings', { method: 'PUT', body: { version, siteName: 'Leaf' } });
    for (const window of windows) await window.event('settings.changed', ({ data }) => data.keys.includes('siteName'));
    for (const { url } of site.apis) assert.equal((await ask({ url }, null, '/settings/public')).siteName, 'Leaf');
  },
};
