import assert from 'node:assert/strict';
import { conversationScope } from '@barg/contract';
import type { Checks } from '../hold-on.ts';
import { ask, converse, newFan, write } from '../people.ts';
import { openWindow, WAYS } from '../window.ts';

/** Messages, what is unread, who types and who is there. */
export const talk: Checks = {
  'a message is shown once in every window, and unread in all until it was read in one': async (t, stage) => {
    const { site, performer } = stage;
    const fan = await newFan(site);
    const id = await converse(site, fan, performer);
    // As many as there are processes by either way, so that some are with another process than the writer.
    const windows = await Promise.all([...WAYS, ...WAYS].map((way) => openWindow(t, site, performer, way)));
    const pages = windows.map((window) => window.show(conversationScope(id), 0));
    const unread = async () =>
      (await ask(site, performer, '/messages/counting-not-read-messages')).totalNotSeenMessages;
    const before = Number(await unread());
    for (const text of ['one', 'two', 'three']) await write(site, fan, id, text);
    for (const [at, window] of windows.entries()) {
      await window.event('message.created', ({ data }) => data.message.text === 'three');
      assert.deepEqual(
        pages[at]?.shown.map(({ sequence }) => sequence),
        [1, 2, 3],
      );
    }
    assert.equal(await unread(), before + 3);
    await ask(site, performer, `/messages/read-all/conversation/${id}`, { method: 'POST' });
    for (const window of windows) await window.event('conversation.read', ({ data }) => data.conversationId === id);
    assert.equal(await unread(), before);
  },
  'who types is told to the other one, and who is there until the last window is closed': async (t, stage) => {
    const { site, performer } = stage;
    const fan = await newFan(site);
    const conversationId = await converse(site, fan, performer);
    const hers = await Promise.all(WAYS.map((way) => openWindow(t, site, performer, way)));
    const his = await Promise.all(WAYS.map((way) => openWindow(t, site, fan, way)));
    for (const window of [...hers, ...his]) assert.ok((await window.emit('conversation.join', { conversationId })).ok);
    for (const window of his) {
      assert.ok((await window.emit('typing.start', { conversationId })).ok);
      for (const her of hers) await her.event('typing.changed', ({ data }) => data.isTyping && data.userId === fan.id);
    }
    await write(site, fan, conversationId, 'salaam');
    const isOnline = async () => {
      const { recipient } = (await ask(site, performer, `/conversations/${conversationId}`)) as {
        recipient: { isOnline: boolean };
      };
      return recipient.isOnline;
    };
    await t.waitFor(async () => assert.ok(await isOnline()), { timeout: 20_000 });
    for (const window of his) window.close();
    await t.waitFor(async () => assert.equal(await isOnline(), false), { timeout: 20_000 });
  },
};
