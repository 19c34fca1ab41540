import { stubError, stubHttp } from '@barg/session/testing';
import { firstStatus, watchProcessing } from './watch-processing.ts';

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
