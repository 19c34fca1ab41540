import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { CONVERSATION, conversationOf, mahsa, me, messageOf, ownMessageOf, sentFile } from '../testing/samples.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });
const own = ownMessageOf(2, { text: 'Green' });
const FORWARD = 'POST /messages/:id/forward';

const personOf = (name: string, messagePrice = 0) =>
  conversationOf({
    ...{ _id: `with ${name}`, messagePrice },
    recipient: { ...mahsa, _id: name, username: name, name, isOnline: false, lastSeenAt: null },
  });

const open = (
  forward: StubbedCall,
  people = [personOf('Sara'), personOf('Dara')],
  conversation: StubbedCall = () => conversationOf(),
  message: Message = own,
) => {
  const made = stubHttp({
    'GET /conversations': () => page(people),
    'GET /conversations/:id': (call) =>
      call.url.endsWith(encodeURIComponent(CONVERSATION)) ? conversationOf() : conversation(call),
    'GET /messages/conversations/:id': () => page([message, messageOf(1, { text: 'Which colour?' })]),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    [FORWARD]: forward,
  });
  const askIntent = jest.fn<Promise<never>, [string, unknown]>(() => Promise.resolve('done' as never));
  renderMessaging(<MessagesPage />, {
    route: `/messages/${CONVERSATION}`,
    path: '/messages/:conversationId?',
    platform: { askIntent, isIntentAvailable: () => true },
  });
  const forwards = () => made.filter(({ name }) => name === FORWARD);
  return {
    askIntent,
    sent: () => forwards().map(({ body }) => body),
    keys: () => forwards().map(({ headers }) => headers['Idempotency-Key']),
  };
};

const openMenu = async (text: string) => {
  const line = (await within(await screen.findByRole('log')).findByText(text)).closest('li');
  if (!line) throw new Error(`no line with ${text}`);
  await userEvent.click(within(line).getByRole('button', { name: 'Message options' }));
  return screen.findByRole('menu');
};

const openDialog = async () => {
  const menu = await openMenu('Green');
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Forward' }));
  return screen.findByRole('dialog', { name: 'Forward to' });
};

beforeEach(() => {
  localStorage.clear();
  resetSession(me);
});

test('an own message goes to each who is chosen, one message each', async () => {
  const { sent } = open(() => ownMessageOf(9));
  const dialog = within(await openDialog());
  expect(dialog.getByRole('button', { name: 'Forward' })).toBeDisabled();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Sara' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dara' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await screen.findByText('Sent to 2 people')).toBeVisible();
  expect(sent()).toEqual([{ conversationId: 'with Sara' }, { conversationId: 'with Dara' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who was refused stays chosen, with the reason', async () => {
  const { sent } = open(({ body }) => {
    if ((body as { conversationId: string }).conversationId === 'with Sara') return ownMessageOf(9);
    throw stubError(409, 'messages.awaiting_answer', 'Your messages have arrived.');
  });
  const dialog = within(await openDialog());
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Sara' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dara' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Dara: Your messages have arrived.');
  expect(dialog.getByRole('checkbox', { name: 'Sara' })).not.toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Dara' })).toBeChecked();
  expect(sent()).toHaveLength(2);
});

test('what it costs to write there is said and asked', async () => {
  const { askIntent, sent } = open(() => ownMessageOf(9), [personOf('Sara', 3)]);
  const dialog = within(await openDialog());
  expect(await dialog.findByText('A message costs 3 tokens here')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sara' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  await waitFor(() => expect(sent()).toEqual([{ conversationId: 'with Sara', expectedPrice: 3 }]));
  expect(askIntent).toHaveBeenCalledWith('commerce.agree', {
    ...{ performer: { _id: 'Sara', name: 'Sara' }, purpose: 'message', price: 3 },
  });
});

test('what had no answer is sent and charged once, also after a reload, and another time it is meant anew', async () => {
  const attempt = async (answer: StubbedCall) => {
    const { keys } = open(answer, [personOf('Sara', 3)]);
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Sara' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
    await waitFor(() => expect(keys()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert') ?? screen.queryByText(/^Sent to/)).not.toBeNull());
    cleanup();
    return keys()[0];
  };
  const lost = await attempt(() => {
    throw stubError(0, 'network.timeout', 'The site did not answer in time.');
  });
  expect(await attempt(() => ownMessageOf(9))).toBe(lost);
  expect(await attempt(() => ownMessageOf(9))).not.toBe(lost);
});

test('a price that has changed is shown, asked and sent by the next attempt', async () => {
  const sara = personOf('Sara', 5);
  const { askIntent, sent } = open(
    ({ body }) => {
      if ((body as { expectedPrice?: number }).expectedPrice === 8) return ownMessageOf(9);
      throw stubError(409, 'price.changed', 'The price is now 8.');
    },
    [sara],
    () => ({ ...sara, messagePrice: 8 }),
  );
  const dialog = within(await openDialog());
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Sara' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Sara: The price is now 8.');
  const box = dialog.getByRole('checkbox', { name: 'Sara' });
  expect(dialog.getByText('A message costs 8 tokens here')).toBeVisible();
  // The row of the list has it too, which stands there once nobody is chosen.
  await userEvent.click(box);
  expect(dialog.getByText('A message costs 8 tokens here')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sara' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await screen.findByText('Sent to 1 person')).toBeVisible();
  expect(sent()).toEqual([5, 8].map((expectedPrice) => ({ conversationId: 'with Sara', expectedPrice })));
  expect(askIntent.mock.calls.map(([, payload]) => payload)).toMatchObject([{ price: 5 }, { price: 8 }]);
});

const photo = ownMessageOf(2, { text: 'Green', type: 'photo', files: [sentFile('leaf')] });
const note = ownMessageOf(2, { text: 'Green', type: 'file', files: [sentFile('note', { type: 'file' })] });

test.each([
  ['the photo of a fan', me, photo, 0],
  ['the photo of a performer', testPerformer({ _id: me._id }), photo, 1],
  ['the document of a performer', testPerformer({ _id: me._id }), note, 0],
])('%s is passed on only where the server shares its bytes', async (_whose, reader, message, count) => {
  resetSession(reader);
  open(() => ownMessageOf(9), [], undefined, message);
  const menu = await openMenu('Green');
  expect(within(menu).getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  expect(within(menu).queryAllByRole('menuitem', { name: 'Forward' })).toHaveLength(count);
});

test("others' messages are not passed on", async () => {
  open(() => ownMessageOf(9));
  const menu = await openMenu('Which colour?');
  expect(within(menu).queryByRole('menuitem', { name: 'Forward' })).not.toBeInTheDocument();
});
