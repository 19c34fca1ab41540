import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp } from '@barg/session/testing';
import { openFakeMicrophone } from '../testing/fake-microphone.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

let isCut = true;

// A chunk of its own, which a test has at hand and a phone may not get.
jest.mock('../features/conversations/api/load-storing.ts', () => ({
  loadStoring: () =>
    isCut ? Promise.reject(new Error('cut off')) : import('../features/conversations/api/store-attachment.ts'),
}));

const page = (items: object[]) => ({ data: items, total: items.length });

beforeEach(() => {
  isCut = true;
  resetSession(me);
  openFakeMicrophone();
  stubHttp({
    'GET /conversations': () => page([conversationOf()]),
    'GET /conversations/:id': () => conversationOf(),
    'GET /messages/conversations/:id': () => page([]),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  });
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
});

test('what was chosen and could not be taken is told', async () => {
  const leaf = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add files', { selector: 'input' }), leaf);
  expect(await screen.findByText(/nothing was added. Choose it again/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
});

test('nobody records what could not be sent afterwards', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Record a voice message' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Pause recording' })).not.toBeInTheDocument();
  isCut = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Pause recording' })).toBeVisible();
});
