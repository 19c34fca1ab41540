import assert from 'node:assert/strict';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { watchInputs } from './watch-inputs.ts';

export const OFFER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\n';

/** A new stream key of a performer's. */
export const newKey = async (api: TestApi, performer: TestAccount, facts = {}): Promise<{ _id: string; key: string }> =>
  (await api.as(performer).post('/streaming/keys', { name: 'Studio', ...facts })).body.data;

/** What an encoder sends: an offer to a performer's address, with whatever stands in its field for a token. */
export const encode = (api: TestApi, performer: TestAccount, token?: string, offer = OFFER) =>
  api.app.inject({
    method: 'POST',
    url: `/api/streaming/whip/${performer.id}/encoder`,
    payload: offer,
    headers: { 'content-type': 'application/sdp', ...(token && { authorization: `Bearer ${token}` }) },
  });

/** What arrives, as her page asks for it. */
export const inputOf = async (api: TestApi, performer: TestAccount) =>
  (await api.as(performer).get('/streaming/encoder')).body.data;

/** By time and not by a number of looks: a quick database answers hundreds before the first is measured. */
const PATIENCE_MS = 30_000;

/** Has a process keep what its engine measures in a room. */
export const measure = async (api: TestApi, room: string): Promise<void> => {
  const stop = watchInputs(api.context, 5);
  try {
    api.live.report(room, true, 0);
    const measured = () => api.db.selectFrom('stream_inputs').select('measured').where('measured', 'is not', null);
    const end = Date.now() + PATIENCE_MS;
    while (!(await measured().executeTakeFirst())) assert.ok(Date.now() < end, 'nothing was measured');
  } finally {
    await stop();
  }
};
