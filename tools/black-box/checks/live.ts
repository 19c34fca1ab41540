import assert from 'node:assert/strict';
import { streamScope } from '@barg/contract';
import { sendPicture } from '../../processes/live-peers.ts';
import type { Checks } from '../hold-on.ts';
import { ask, newFan, newFans } from '../people.ts';
import { openWindow, WAYS } from '../window.ts';

/** A stream from its start to its end. */
export const live: Checks = {
  'the picture that one process receives is watched by another': async (_, { site, performer }) => {
    const [receiving, asked] = [site.apis.at(0), site.apis.at(-1)];
    assert.ok(receiving && asked);
    const fan = await newFan(site);
    const streamId = String((await ask(site, performer, '/streaming/live', { body: { title: 'Ink' } }))._id);
    await sendPicture(
      { url: receiving.url, token: performer.token, route: `whip/${streamId}` },
      { url: asked.url, token: fan.token, route: `whep/${streamId}` },
    );
    await ask(site, performer, `/streaming/live/${streamId}`, { method: 'PUT', body: { status: 'ended' } });
  },
  'a stream is told to everybody, its chat to those who watch, and its end': async (t, stage) => {
    const { site, performer } = stage;
    const fans = await newFans(site, WAYS.length);
    const windows = await Promise.all(fans.map((fan, at) => openWindow(t, site, fan, WAYS[at])));
    const hers = await openWindow(t, site, performer);
    const stream = await ask(site, performer, '/streaming/live', { body: { title: 'Ink' } });
    const [streamId, conversationId] = [String(stream._id), String(stream.conversationId)];
    for (const window of windows) await window.event('stream.started', ({ data }) => data.stream._id === streamId);
    const pages = windows.map((window) => window.show(streamScope(streamId), 0));
    for (const window of [hers, ...windows]) {
      assert.ok((await window.emit('stream.join', { streamId })).ok);
    }
    for (const window of [hers, ...windows])
      await window.event('stream.viewers.changed', ({ data }) => data.viewers === fans.length);
    for (const fan of fans)
      await ask(site, fan, `/messages/stream/conversations/${conversationId}`, { body: { text: fan.username } });
    const said = fans.map(({ username }) => username);
    for (const [at, window] of windows.entries()) {
      await window.event('stream.message.created', ({ data }) => data.message.text === said.at(-1));
      assert.equal(pages[at]?.shown.length, said.length);
    }
    await ask(site, performer, `/streaming/live/${streamId}`, { method: 'PUT', body: { status: 'ended' } });
    for (const window of [hers, ...windows])
      await window.event('stream.ended', ({ data }) => data.streamId === streamId);
  },
};

/** For as long as a process that was killed counts. */
const FORGOTTEN_WITHIN_MS = 30_000;

/** Who is counted when a process is killed. */
export const countsThroughKill: Checks = {
  'who watched by a process that was killed is counted once, and who was there by it is not for long': async (
    t,
    stage,
  ) => {
    const { site, performer } = stage;
    const [victim] = site.apis;
    assert.ok(victim);
    const fans = await newFans(site, 4);
    const windows = await Promise.all(fans.map((fan, at) => openWindow(t, site, fan, WAYS[at % WAYS.length])));
    const stream = await ask(site, performer, '/streaming/live', { body: { title: 'Ink' } });
    const streamId = String(stream._id);
    for (const window of windows) window.show(streamScope(streamId), 0);
    const viewers = async () => {
      const { data } = (await ask(site, null, '/streaming/user/search')) as {
        data: Array<{ _id: string; viewers: number }>;
      };
      return data.find(({ _id }) => _id === streamId)?.viewers;
    };
    const areCounted = (count: number) =>
      t.waitFor(async () => assert.equal(await viewers(), count), { timeout: FORGOTTEN_WITHIN_MS, interval: 200 });
    await areCounted(windows.length);
    await victim.kill();
    // One does not come back.
    windows.at(0)?.close();
    await areCounted(windows.length - 1);
    await victim.start();
    await ask(site, performer, `/streaming/live/${streamId}`, { method: 'PUT', body: { status: 'ended' } });
  },
};
