import { runLate } from './run-late.ts';
import type { UploadChange } from './run-upload.ts';

const running = { pause: jest.fn(), resume: jest.fn(), stop: jest.fn(), cancel: jest.fn() };

const begin = () => {
  const run = jest.fn(() => running);
  const load = jest.fn(async () => run);
  const forget = jest.fn();
  const states: Array<UploadChange['state']> = [];
  const start = () => runLate({ load, change: ({ state }) => states.push(state), forget });
  return { run, load, forget, states, start };
};
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('a file waits for the code that sends it as it waits for the line', async () => {
  const { run, load, states, start } = begin();
  load.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'));
  const upload = start();
  await settled();
  expect(states).toEqual(['waiting']);
  dispatchEvent(new Event('online'));
  await settled();
  await jest.advanceTimersByTimeAsync(15_000);
  expect([load, run].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
  dispatchEvent(new Event('online'));
  await settled();
  upload.pause();
  upload.stop();
  expect([load, run, running.pause, running.stop].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 1, 1]);
});

test('paused before that has come it leaves once it is resumed, and once only', async () => {
  const { run, states, start } = begin();
  const upload = start();
  upload.pause();
  await settled();
  expect(run).not.toHaveBeenCalled();
  upload.resume();
  await settled();
  expect(states).toEqual(['paused', 'queued']);
  expect(run).toHaveBeenCalledTimes(1);
});

test('taken away before that has come it never leaves, and nothing of it stays', async () => {
  const { run, forget, start } = begin();
  start().cancel();
  start().stop();
  await settled();
  expect(run).not.toHaveBeenCalled();
  expect(forget).toHaveBeenCalledTimes(1);
});
