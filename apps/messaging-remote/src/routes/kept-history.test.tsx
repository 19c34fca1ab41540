import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { holdTicks, letSoundsPlay, openFakeMicrophone } from '../testing/fake-microphone.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, mediaOf, messageOf, ownMessageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[], more: object = {}) => ({ data: items, total: items.length, ...more });

let isUp: boolean;
const isOnline = jest.spyOn(navigator, 'onLine', 'get');

const ifUp =
  (answer: StubbedCall): StubbedCall =>
  (call) => {
    if (!isUp) throw stubError(0, 'network.offline', 'You are offline');
    return answer(call);
  };

const conversation = () => conversationOf({ totalNotSeenMessages: 2, readSequence: 2, lastSequence: 9 });

const open = (route = `/messages/${CONVERSATION}?at=5`) =>
  renderMessaging(<MessagesPage />, { route, path: '/messages/:conversationId?' });

const history = () => within(screen.getByRole('log'));
const cut = () =>
  act(async () => {
    isUp = false;
    isOnline.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  });
const lineBack = () =>
  act(async () => {
    isUp = true;
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  });
const composer = () => screen.findByRole('textbox', { name: 'Your message' });

beforeEach(() => {
  resetSession(me);
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  isUp = true;
  isOnline.mockReturnValue(true);
  stubHttp({
    'GET /conversations': ifUp(() => page([conversation()])),
    'GET /conversations/:id': ifUp(conversation),
    'GET /messages/conversations/:id': ifUp(({ params }) => {
      if (params.around === undefined) return page([messageOf(9), messageOf(8)], { nextCursor: 'older' });
      const around = Number(params.around);
      return page([messageOf(around + 1), messageOf(around)], { nextCursor: 'older', previousCursor: 'newer' });
    }),
    'POST /messages/conversations/:id': ifUp(({ body, headers }) =>
      ownMessageOf(10, { ...(body as object), clientKey: String(headers['Idempotency-Key']) }),
    ),
    'POST /messages/private/file/audio': ifUp(() => mediaOf('a-voice', { type: 'message-audio' })),
    'POST /messages/read-all/conversation/:id': ifUp(() => ({ totalNotSeenMessages: 0 })),
  });
});

test('what is loaded stays while a message that is sent from further up waits for the line', async () => {
  open();
  expect(await screen.findByText('line 5')).toBeVisible();
  await cut();
  await userEvent.type(await composer(), 'Hello{Enter}');
  expect(await screen.findByText('Waiting for the connection')).toBeVisible();
  const lines = history().getAllByText(/^line \d$|^Hello$/);
  expect(lines.map(({ textContent }) => textContent)).toEqual(['line 5', 'line 6', 'Hello']);
  expect(await history().findByRole('button', { name: 'Newer messages did not load. Try again' })).toBeVisible();
  await lineBack();
  expect(await screen.findByText('line 9')).toBeVisible();
  expect(screen.queryByText('line 5')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Waiting for the connection')).not.toBeInTheDocument());
});

test('the latest messages stay while those that are new further up do not come, and are asked for again', async () => {
  open(`/messages/${CONVERSATION}`);
  expect(await screen.findByText('line 9')).toBeVisible();
  await cut();
  const toUnread = screen.getByRole('button', { name: '2 new messages' });
  await userEvent.click(toUnread);
  expect(await history().findByRole('button', { name: 'Older messages did not load. Try again' })).toBeVisible();
  expect(screen.getByText('line 9')).toBeVisible();
  isUp = true;
  await userEvent.click(toUnread);
  expect(await screen.findByText('line 2')).toBeVisible();
  expect(screen.queryByText('line 9')).not.toBeInTheDocument();
});

test('a message that is sought and does not come says so in the place of the others', async () => {
  isUp = false;
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
});

test('a recording that waits for the line says so, as words do', async () => {
  openFakeMicrophone();
  letSoundsPlay();
  holdTicks();
  open();
  await screen.findByText('line 5');
  await cut();
  await userEvent.click(await screen.findByRole('button', { name: 'Record a voice message' }));
  await screen.findByRole('button', { name: 'Pause recording' });
  await userEvent.click(screen.getByRole('button', { name: 'Send voice message' }));
  expect(await screen.findByText('Waiting for the connection')).toBeVisible();
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
});
