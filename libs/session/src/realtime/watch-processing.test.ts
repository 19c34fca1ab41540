import type { ServerEventData } from '@barg/contract';
import { socketBus } from './realtime.ts';
import { stubError, stubHttp } from '../testing/index.ts';
import { firstStatus, watchFiles, watchProcessing, whenProcessed } from './watch-processing.ts';

const FILE = '01900000-0000-7000-8000-0000000000f1';
const stateOf = (status: string, percent: number) => ({ fileId: FILE, status, percent });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Follows a file whose state is answered in turn; the last answer stands. */
const follow = (answers: Array<() => object>) => {
  const asked = stubHttp({
    'GET /files/:id/status': () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? {},
  });
  const seen: string[] = [];
  const told = { asked, seen, isOver: false, error: null as unknown };
  watchProcessing(FILE).subscribe({
    next: ({ status }) => seen.push(status),
    complete: () => (told.isOver = true),
    error: (error: unknown) => (told.error = error),
  });
  return told;
};

test('asks again after what could not be had, and no more once the file is ready', async () => {
  const tooMany = () => {
    throw stubError(429, 'http.too_many_requests', 'Later');
  };
  const told = follow([() => stateOf('processing', 10), tooMany, () => stateOf('ready', 100)]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(told).toMatchObject({ seen: ['processing'], isOver: false, error: null });
  await jest.advanceTimersByTimeAsync(5000);
  expect(told).toMatchObject({ seen: ['processing', 'ready'], isOver: true });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(told.asked).toHaveLength(3);
});

test('ends with an error where there is no such file', async () => {
  const gone = () => {
    throw stubError(404, 'file.not_found', 'Gone');
  };
  const told = follow([gone]);
  await jest.advanceTimersByTimeAsync(0);
  expect(told.error).toMatchObject({ statusCode: 404 });
});

test('the first that can be told of a file is waited for, and no more is asked then', async () => {
  const busy = () => {
    throw stubError(503, 'server.unexpected', 'Busy');
  };
  const answers = [busy, () => stateOf('processing', 10)];
  const asked = stubHttp({ 'GET /files/:id/status': () => answers.shift()?.() });
  const told = firstStatus(FILE, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await told).toMatchObject({ status: 'processing' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(2);
});

test('waiting for it can be given up', async () => {
  const busy = () => {
    throw stubError(503, 'server.unexpected', 'Busy');
  };
  const asked = stubHttp({ 'GET /files/:id/status': busy });
  const abort = new AbortController();
  const told = firstStatus(FILE, abort.signal);
  const refused = expect(told).rejects.toMatchObject({ name: 'AbortError' });
  abort.abort();
  await refused;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(1);
});

const tell = (data: Partial<ServerEventData<'file.progressed'>>): void =>
  socketBus.events$.next({
    name: 'file.progressed',
    id: 'e1',
    at: '2026-01-05T11:00:00.000Z',
    data: { fileId: FILE, status: 'processing', percent: 50, ...data },
  });

test('an event is asked about at once, and the next question waits for the silence after it', async () => {
  const told = follow([() => stateOf('processing', 10)]);
  await jest.advanceTimersByTimeAsync(4000);
  tell({});
  await jest.advanceTimersByTimeAsync(4000);
  expect(told.asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told.asked).toHaveLength(3);
  tell({ fileId: 'another' });
  expect(told.asked).toHaveLength(3);
});

test('answers that are slower than the interval are taken, and only one is waited for at a time', async () => {
  const running = { now: 0, most: 0 };
  const answers = ['processing', 'processing', 'ready'];
  stubHttp({
    'GET /files/:id/status': async () => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise((resolve) => setTimeout(resolve, 6000));
      running.now -= 1;
      return stateOf(answers.shift() ?? 'ready', 50);
    },
  });
  const seen: string[] = [];
  const fileId = '01900000-0000-7000-8000-0000000000f2';
  watchProcessing(fileId).subscribe(({ status }) => seen.push(status));
  await jest.advanceTimersByTimeAsync(6000);
  expect(seen).toEqual(['processing']);
  // The next question after five seconds of silence; an event that comes while it is asked has one more right after.
  await jest.advanceTimersByTimeAsync(8000);
  tell({ fileId });
  await jest.advanceTimersByTimeAsync(9000);
  expect(seen).toEqual(['processing', 'processing', 'ready']);
  expect(running).toEqual({ now: 0, most: 1 });
});

test('the end of a file is waited for, and nothing more once that was given up', async () => {
  const answers = ['processing', 'ready'];
  const asked = stubHttp({ 'GET /files/:id/status': () => stateOf(answers.shift() ?? 'ready', 50) });
  const ended = whenProcessed(FILE);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await ended).toMatchObject({ status: 'ready' });
  const abort = new AbortController();
  void whenProcessed(FILE, abort.signal);
  abort.abort();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(3);
});

test('a list is read anew when one of its files has ended, and in the silence', async () => {
  const read = jest.fn();
  const watching = watchFiles((fileId) => fileId === FILE).subscribe(read);
  tell({ percent: 60 });
  tell({ fileId: 'another', status: 'ready' });
  expect(read).not.toHaveBeenCalled();
  tell({ status: 'failed' });
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(read).toHaveBeenCalledTimes(2);
  watching.unsubscribe();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(2);
});
