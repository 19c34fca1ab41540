import { act, screen, waitFor } from '@testing-library/react';
import type { Message, PrivateStream } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { startRealtime } from '@barg/session/realtime';
import { stubHttp, testPerformer, testUser, type StubbedCall } from '@barg/session/testing';
import { PrivateChat } from '../features/private/components/private-chat.tsx';
import { tell } from '../testing/fake-socket.ts';
import { renderLive } from '../testing/render-live.tsx';
import { leila, mahsa, message } from '../testing/samples.ts';
import { PrivateSessionPage } from './private-session-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const ID = '01900000-0000-7000-8000-0000000000f1';
const CHAT = '01900000-0000-7000-8000-0000000000f2';
const PATH = `/live/private/${ID}`;

const session = (changes: Partial<PrivateStream> = {}): PrivateStream => ({
  ...{ _id: ID, performer: mahsa, fan: leila, conversationId: CHAT, status: 'requested', endReason: null },
  ...{ price: 6, leastMinutes: 2, mostMinutes: 10, hasCamera: true, declineReason: '' },
  ...{ measuredSeconds: 0, reservedMinutes: 0, isEndingSoon: false, isPaused: false },
  ...{ requestedAt: new Date().toISOString(), startedAt: null, endedAt: null },
  answerBy: new Date(Date.now() + 600_500).toISOString(),
  ...changes,
});

const open = (who: 'fan' | 'performer', shown: PrivateStream, calls: Record<string, StubbedCall> = {}) => {
  const made = stubHttp({ 'GET /private-streams/:id': () => shown, ...calls });
  const counts = { unreadNotifications: 2 };
  renderLive(
    <Routes>
      <Route path="/live/private/:sessionId" element={<PrivateSessionPage />} />
    </Routes>,
    {
      user: who === 'fan' ? testUser({ _id: leila._id, ...counts }) : testPerformer({ _id: mahsa._id, ...counts }),
      route: PATH,
    },
  );
  return made;
};

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

test('she sees what she is asked for, until when she can answer, and by whom', async () => {
  open('performer', session());
  expect(await screen.findByText('Waits for your answer')).toBeInTheDocument();
  for (const fact of ['6 tokens a minute', 'up to 10 minutes', 'both of you on camera'])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(screen.getByText('up to 10 minutes').closest('p')).toHaveTextContent(
    /^6 tokens a minute · up to 10 minutes · both of you on camera · /,
  );
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d) left to answer$/);
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', `/messages/${CHAT}`);
});

test('he sees the same, and the way to her profile', async () => {
  open('fan', session({ hasCamera: false }));
  expect(await screen.findByText('Waits for an answer')).toBeInTheDocument();
  expect(screen.getByText('the creator alone on camera')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mahsa Karimi' })).toHaveAttribute('href', '/mahsa.art');
});

test.each([
  ['fan', 'Paid'],
  ['performer', 'Paid by Leila'],
] as const)('the receipt of the %s says who has paid, and for which day', async (who, words) => {
  const startedAt = '2026-03-04T10:00:00.000Z';
  const over = session({ status: 'ended', startedAt, endReason: 'left', reservedMinutes: 2, measuredSeconds: 60 });
  const receipt = { session: over, minutes: [{ minute: 1, seconds: 60, amount: 6, transactionId: 't' }], total: 6 };
  open(who, over, { 'GET /private-streams/:id/receipt': () => receipt });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/March 4, 2026|Mar 4, 2026|3\/4\/2026/)).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('what the bell says of it is read with the page, and as it comes; nothing else is', async () => {
  const notice = (_id: string, link: string) => ({ _id, kind: 'private-request', link });
  const calls = open('performer', session(), {
    'GET /notifications': () => ({ data: [notice('one', PATH), notice('two', '/live/private')], total: 2 }),
    'POST /notifications/:id/read': () => ({ unreadNotifications: 1 }),
  });
  const read = () => calls.filter(({ name }) => name.startsWith('POST')).map(({ url }) => url.split('/').at(-2));
  await waitFor(() => expect(read()).toEqual(['one']));
  act(() => tell('notification.created', { notification: notice('three', PATH) as never }));
  act(() => tell('notification.created', { notification: notice('four', '/live/private') as never }));
  await waitFor(() => expect(read()).toEqual(['one', 'three']));
});

const chatOf = (messages: Message[]) => {
  const calls = stubHttp({
    'GET /conversations/stream/:id': () => ({ _id: CHAT }),
    'GET /messages/conversations/:id': () => ({ data: messages, total: messages.length }),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  });
  renderLive(<PrivateChat streamId={ID} />, { user: testUser({ _id: leila._id }) });
  return () => calls.filter(({ name }) => /read/.test(name)).length;
};

const hers = (sequence: number) =>
  message(sequence, { conversationId: CHAT, senderId: mahsa._id, sender: mahsa, text: `Hers ${sequence}` });

test('what is in sight in the chat is read, and what comes while the tab is hidden once it is back', async () => {
  const readTimes = chatOf([hers(1)]);
  await screen.findByText('Hers 1');
  await waitFor(() => expect(readTimes()).toBe(1));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => tell('message.created', { message: hers(2) }));
  await screen.findByText('Hers 2');
  expect(readTimes()).toBe(1);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(readTimes()).toBe(2));
});

test('an empty chat says what it is, and files are opened in the conversation', async () => {
  const readTimes = chatOf([]);
  expect(await screen.findByText('What you write here stays in your messages.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Chat of the two of you' })).toBeInTheDocument();
  act(() => tell('message.created', { message: { ...hers(1), text: '', files: [{ _id: 'file' } as never] } }));
  const link = await screen.findByRole('link', { name: 'Files: open them in your messages' });
  expect(link).toHaveAttribute('href', `/messages/${CHAT}`);
  await waitFor(() => expect(readTimes()).toBe(1));
});
