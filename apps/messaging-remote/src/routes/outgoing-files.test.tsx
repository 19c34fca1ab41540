import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp } from '@barg/session/testing';
import { holdTicks, letSoundsPlay, openFakeMicrophone } from '../testing/fake-microphone.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

let isCut: boolean;
const load = jest.fn();

// A chunk of its own, which a test has at hand and a phone may not get.
jest.mock('../features/conversations/components/thread/files/load-outgoing-files.ts', () => ({
  loadOutgoingFiles: () => {
    load();
    return isCut
      ? Promise.reject(new Error('cut off'))
      : import('../features/conversations/components/thread/files/outgoing-files.tsx');
  },
}));

const page = (items: object[]) => ({ data: items, total: items.length });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const lose = () => {
  throw new Error('no line');
};

beforeEach(() => {
  load.mockClear();
  resetSession(me);
  openFakeMicrophone();
  letSoundsPlay();
  holdTicks();
  stubHttp({
    'GET /conversations': () => page([conversationOf()]),
    'GET /conversations/:id': () => conversationOf(),
    'GET /messages/conversations/:id': () => page([]),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    'POST /messages/private/file/audio': lose,
    'POST /messages/private/file/photo': lose,
    'POST /messages/conversations/:id': lose,
  });
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
});
afterEach(() => void jest.useRealTimers());

test('what shows files on their way is there before they leave, which may be without a line', async () => {
  isCut = false;
  const leaf = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add files', { selector: 'input' }), leaf);
  await screen.findByRole('list', { name: 'Chosen files' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it has not come a recording on its way has its name, and no button that looks like a second try', async () => {
  isCut = true;
  await press('Record a voice message');
  await screen.findByRole('button', { name: 'Pause recording' });
  await press('Send voice message');
  const log = await screen.findByRole('log');
  expect(await within(log).findByText('Voice message')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
