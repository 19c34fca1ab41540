import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';

const ASSETS = '/performer/performer-assets';
const FEEDS = '/performer/feeds';

interface Creation {
  url: string;
  body: object;
  removes: (id: string) => string;
}

/** What a performer makes and may delete while the answer about it is still missing. */
const KINDS: Record<string, Creation> = {
  post: {
    url: FEEDS,
    body: { text: 'Morning on the ridge', audience: 'free' },
    removes: (id) => `${FEEDS}/${id}`,
  },
  gallery: {
    url: `${ASSETS}/galleries`,
    body: { title: 'Leaves', audience: 'free' },
    removes: (id) => `${ASSETS}/galleries/${id}`,
  },
};

for (const [kind, { url, body, removes }] of Object.entries(KINDS))
  test(`a ${kind} that was deleted is not told of as made by the request that is sent again`, async (t) => {
    const api = await createTestApi(t);
    const performer = await api.createPerformer();
    const send = () => api.as(performer).post(url, body, { 'idempotency-key': 'made-once-1' });
    const first = await send();
    assert.equal(first.status, 200, first.text);
    assert.equal((await api.as(performer).delete(removes(first.body.data._id))).status, 200);
    const again = await send();
    assert.deepEqual([again.status, again.body.code], [410, 'idempotency.result_gone']);
  });
