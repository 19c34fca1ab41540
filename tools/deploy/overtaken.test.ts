import assert from 'node:assert/strict';
import test from 'node:test';
import { generateKey, type Channel, type ReleaseRef, type Wish } from '@barg/releases';
import { publishWish } from './publish.ts';
import { RefusedError, type PublishedChannel, type Site } from './site-client.ts';

const ref = (name: string): ReleaseRef => ({ version: name.repeat(16), digest: name.repeat(64) });
const { key } = generateKey('feed', ['feed']);

/** A feed whose canary is `a`; somebody else is quicker with `next`, once. */
function siteWith(next: Partial<PublishedChannel>) {
  let live: PublishedChannel = {
    ...{ type: 'channel', remote: 'feed', sequence: 2, previous: null, action: 'canary', isPaused: false },
    ...{ stable: ref('e'), canary: { ...ref('a'), percent: 5 }, at: new Date(0).toISOString() },
    ...{ team: 'feed', keyId: '', digest: ref('2').digest, labels: {}, withdrawal: null },
  };
  const sent: Channel[] = [];
  const site: Pick<Site, 'state' | 'sendChannel'> = {
    state: async () => ({ live, next: { sequence: live.sequence + 1, previous: live.digest } }),
    sendChannel: async (bytes) => {
      const { payload } = JSON.parse(bytes.toString()) as { payload: string };
      const statement = JSON.parse(Buffer.from(payload, 'base64').toString()) as Channel;
      if (statement.sequence <= 3) {
        live = { ...live, ...next, sequence: 3, digest: ref('3').digest };
        throw new RefusedError('channel.conflict', 'somebody was quicker');
      }
      sent.push(statement);
      return { ...live, ...statement };
    },
  };
  const publish = (wish: Wish) => publishWish(site as Site, key, 'feed', wish);
  return { sent, publish };
}

const wishes: Wish[] = [{ action: 'promote' }, { action: 'canary', release: null, percent: 50 }];
for (const wish of wishes) {
  test(`"${wish.action}" is about the canary that was there, not about one that comes in between`, async () => {
    const { sent, publish } = siteWith({ canary: { ...ref('b'), percent: 1 } });
    const sentence = /^The canary of feed is b{16} by now, and not a{16} any more: nothing was changed\.$/;
    await assert.rejects(publish(wish), { code: 'channel.conflict', message: sentence });
    assert.deepEqual(sent, []);
  });

  test(`"${wish.action}" is tried again where the canary is the same`, async () => {
    const { sent, publish } = siteWith({ isPaused: true });
    await publish(wish);
    const [{ stable, canary, isPaused } = {} as Channel] = sent;
    const isPromoted = wish.action === 'promote';
    assert.deepEqual(isPromoted ? stable : canary, isPromoted ? ref('a') : { ...ref('a'), percent: 50 });
    assert.equal(isPaused, true);
  });
}

test('a team that promotes what has just been taken back is told so', async () => {
  const { publish } = siteWith({ canary: null });
  await assert.rejects(publish({ action: 'promote' }), /^ReleaseError: feed has no canary to promote\.$/);
});

const offered = { stable: ref('e'), canary: { ...ref('a'), percent: 5 } };
for (const wish of [
  { action: 'rollback', release: ref('d'), instead: offered },
  { action: 'retire', instead: offered },
] satisfies Wish[]) {
  test(`"${wish.action}" takes back what was looked at, and nothing that comes in between`, async () => {
    const { sent, publish } = siteWith({ stable: ref('f'), canary: null });
    const sentence = /^Somebody has published feed meanwhile: visitors get f{16} now\. Nothing was changed\.$/;
    await assert.rejects(publish(wish), { code: 'channel.conflict', message: sentence });
    assert.deepEqual(sent, []);
  });

  test(`"${wish.action}" is tried again where visitors get the same`, async () => {
    const { sent, publish } = siteWith({ isPaused: true });
    await publish(wish);
    assert.equal(sent.length, 1);
  });
}
