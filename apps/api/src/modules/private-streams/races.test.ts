import { sql } from 'kysely';
import type { TestApi } from '../../testing/api.ts';
import type { Call } from '../../testing/money/contend.ts';
import { accountOf, oneOfTwo, race } from '../../testing/money/race.ts';
import { ask, askHer, openOffer, withKey } from './testing.ts';

race('a private stream accepted as one for many begins', async (api: TestApi) => {
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 100 })];
  const id = await askHer(api, fan, performer);
  const accept: Call = () => api.as(performer).post(`/private-streams/${id}/accept`, undefined, withKey());
  const begin: Call = () => api.as(performer).post('/streaming/live', { title: 'For all' });
  return {
    lock: sql`select pg_advisory_xact_lock(hashtextextended(${`on air ${performer.id}`}, 0))`,
    calls: [accept, begin],
    ends: [
      [null, 'stream.already_live'],
      ['private-stream.live_now', null],
    ],
  };
});

race('a private stream accepted twice', async (api: TestApi) => {
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 100 })];
  const id = await askHer(api, fan, performer);
  const accept: Call = () => api.as(performer).post(`/private-streams/${id}/accept`, undefined, withKey());
  return { lock: accountOf(fan, 'wallet'), calls: [accept, accept], ends: oneOfTwo('private-stream.not_possible_now') };
});

race('a private stream asked for from two windows', async (api: TestApi) => {
  const { performer, fan } = await openOffer(api);
  const pair = `pair of ${[fan.id, performer.id].toSorted().join(' ')}`;
  const request: Call = () => ask(api, fan, performer);
  return {
    lock: sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`,
    calls: [request, request],
    ends: oneOfTwo('private-stream.already_asked'),
  };
});
