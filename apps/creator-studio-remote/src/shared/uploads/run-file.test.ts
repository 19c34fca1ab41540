import { toApiError } from '@barg/api-client/http';
import type { TransferEvents } from '@barg/session/uploads';
import { runFile } from './run-file.ts';

const transfer = { pause: jest.fn(), resume: jest.fn(), cancel: jest.fn() };
let events: TransferEvents;

jest.mock('./start-sending.ts', () => ({
  startSending: (_file: File, _start: object, told: TransferEvents) => {
    events = told;
    return transfer;
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('a file that is refused until later goes on no sooner than the server says, network or not', async () => {
  const states: unknown[] = [];
  const upload = runFile({
    source: new File(['x'], 'film.mp4'),
    type: 'video',
    uploadId: 'begun',
    change: ({ state }) => states.push(state),
  });
  await jest.advanceTimersByTimeAsync(0);
  events.onFailed(toApiError(429, undefined, '50'), true);
  expect(states.at(-1)).toBe('waiting');
  await jest.advanceTimersByTimeAsync(30_000);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(19_000);
  expect(transfer.resume).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(transfer.resume).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('sending');
  upload.cancel();
});
