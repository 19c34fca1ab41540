import { Subject } from '@barg/runtime/rxjs';
import { sinceAsked, whileCached } from './use-line.ts';

test('what came while an answer was on its way is told after it, in order, and nothing of before or later', async () => {
  const events$ = new Subject<string>();
  const asked = Promise.withResolvers<string>();
  const taken: string[] = [];
  events$.next('before');
  const done = sinceAsked(events$, { queryFulfilled: asked.promise }, (event) => void taken.push(event));
  events$.next('first');
  events$.next('second');
  expect(taken).toEqual([]);
  asked.resolve('answer');
  await done;
  events$.next('later');
  expect(taken).toEqual(['first', 'second']);
});

test('after a failure nothing is told: the next answer is newer', async () => {
  const events$ = new Subject<string>();
  const asked = Promise.withResolvers<string>();
  const take = jest.fn();
  const done = sinceAsked(events$, { queryFulfilled: asked.promise }, take);
  events$.next('meanwhile');
  asked.reject(new Error('offline'));
  await done;
  expect(take).not.toHaveBeenCalled();
  expect(events$.observed).toBe(false);
});

test('a cache entry is told each event as long as it lives', async () => {
  const events$ = new Subject<string>();
  const removed = Promise.withResolvers<void>();
  const take = jest.fn();
  const done = whileCached(events$, { cacheEntryRemoved: removed.promise }, take);
  events$.next('event');
  removed.resolve();
  await done;
  events$.next('later');
  expect(take.mock.calls).toEqual([['event']]);
});
