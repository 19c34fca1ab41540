import { act, render } from '@testing-library/react';
import { useWatchedFile } from './use-watched-file.ts';

jest.mock('@barg/session/realtime', () => {
  throw new Error('Its chunk does not come');
});

const SILENCE = 4000;
const readAgain = jest.fn();

function Waiting() {
  useWatchedFile({ fileId: 'f1', isWaiting: true, silence: SILENCE }, readAgain);
  return null;
}

test('asks now and then where the code of the socket does not come, as long as it is shown', async () => {
  jest.useFakeTimers();
  const { unmount } = render(<Waiting />);
  await act(() => jest.advanceTimersByTimeAsync(2 * SILENCE));
  expect(readAgain.mock.calls.length).toBeGreaterThanOrEqual(1);
  unmount();
  const asked = readAgain.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(3 * SILENCE));
  expect(readAgain).toHaveBeenCalledTimes(asked);
  jest.useRealTimers();
});
