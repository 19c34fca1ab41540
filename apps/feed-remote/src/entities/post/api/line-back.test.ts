import { storeHere } from '@barg/session';
import { socketBus, startRealtime } from '@barg/session/realtime';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { performersApi } from '../../performer/api/performers.ts';
import { listOf, samplePerformer, samplePost } from '../../../testing/samples.ts';
import { postPagesApi } from './post-pages.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('when the line is back, neither the home feed nor who was drawn by chance is read again', async () => {
  resetSession();
  const calls = stubHttp({
    'GET /user/feeds': () => ({ ...listOf(samplePost()), nextCursor: 'next' }),
    'GET /performers/search/random': () => listOf(samplePerformer()),
    'GET /follows/following': () => listOf(samplePerformer()),
    'GET /users/me': () => testUser(),
    'GET /:anything/:else': () => ({}),
  });
  const count = (name: string): number => calls.filter((call) => call.name === name).length;
  startRealtime();
  const { dispatch } = storeHere();
  const { postPages } = postPagesApi.endpoints;
  await dispatch(postPages.initiate({ from: 'following' }));
  await dispatch(postPages.initiate({ from: 'following' }, { direction: 'forward' }));
  const { performers } = performersApi.endpoints;
  for (const from of ['random', 'suggested', 'following'] as const) await dispatch(performers.initiate({ from }));
  socketBus.status$.next('connected');
  await jest.advanceTimersByTimeAsync(10_000);
  socketBus.status$.next('disconnect');
  socketBus.status$.next('connected');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(count('GET /follows/following')).toBe(2);
  expect([count('GET /user/feeds'), count('GET /performers/search/random')]).toEqual([2, 2]);
});
