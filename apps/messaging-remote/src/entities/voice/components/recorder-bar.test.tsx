import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@barg/runtime/router';
import { resetSession } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { holdTicks, letSoundsPlay, openFakeMicrophone } from '../../../testing/fake-microphone.ts';
import { renderMessaging } from '../../../testing/render-messaging.tsx';
import { me } from '../../../testing/samples.ts';
import RecorderBar from './recorder-bar.tsx';

const MINUTES = 5;
/** The time that the recorder reads. */
let now = 0;

const setUp = async (refusal?: string) => {
  const track = openFakeMicrophone({ ...(refusal && { refusal }) });
  const sent: File[] = [];
  let cancelled = 0;
  renderMessaging(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <RecorderBar onSend={(file) => void sent.push(file)} onCancel={() => (cancelled += 1)} />
    </>,
  );
  // The microphone is given.
  await act(async () => undefined);
  return { track, sent, cancelled: () => cancelled };
};

const passTime = async (milliseconds: number) => {
  now += milliseconds;
  await act(async () => jest.advanceTimersByTime(200));
};
const told = () => within(screen.getByRole('group', { name: 'Voice message' })).getByRole('status');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  resetSession(me);
  now = 0;
  holdTicks();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  letSoundsPlay();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('records from the start, tells so, counts without the pauses, and sends in one press', async () => {
  const { sent, track } = await setUp();
  expect(told()).toHaveTextContent('Recording');
  await passTime(4000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:04');
  await press('Pause recording');
  expect(told()).toHaveTextContent('Recording is paused');
  await passTime(60_000);
  await press('Go on recording');
  await passTime(2000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:06');
  await press('Send voice message');
  expect(sent.map(({ name, type, size }) => [name, type, size])).toEqual([['voice.webm', 'audio/webm;codecs=opus', 5]]);
  expect(track.readyState).toBe('ended');
});

test('is listened to before it is sent, and the microphone is given back', async () => {
  const { sent, track } = await setUp();
  await passTime(3000);
  await press('Stop and listen');
  expect(screen.getByRole('group', { name: 'Voice message, 0:03' })).toBeInTheDocument();
  expect(track.readyState).toBe('ended');
  expect(sent).toEqual([]);
  await press('Send voice message');
  expect(sent).toHaveLength(1);
});

test('is accessible while it records and when it is recorded', async () => {
  await setUp();
  await passTime(3000);
  expect(await accessFaults()).toEqual([]);
  await press('Stop and listen');
  expect(await accessFaults()).toEqual([]);
});

test('stops by itself at the longest length', async () => {
  await setUp();
  await passTime(MINUTES * 60_000 + 5000);
  expect(told()).toHaveTextContent('The longest length of 5:00 is reached.');
  expect(screen.getByRole('group', { name: 'Voice message, 5:00' })).toBeInTheDocument();
});

test('Escape throws it away, and so does the button', async () => {
  const { cancelled } = await setUp();
  await userEvent.keyboard('{Escape}');
  expect(cancelled()).toBe(1);
  await press('Throw away');
  expect(cancelled()).toBe(2);
});

test.each([
  ['NotAllowedError', 'The microphone is not allowed.'],
  ['NotFoundError', 'No microphone was found'],
])('says why nothing is recorded: %s', async (refusal, words) => {
  const { cancelled } = await setUp(refusal);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await press('Close');
  expect(cancelled()).toBe(1);
});

test('leaving asks while something is recorded', async () => {
  await setUp();
  await passTime(1000);
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('Throw the recording away?')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).not.toHaveTextContent('elsewhere');
});
