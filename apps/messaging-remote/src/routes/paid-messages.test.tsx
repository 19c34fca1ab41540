import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@barg/api-client/models';
import type { SlotElementProps } from '@barg/session';
import { resetSession, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, messageOf, sentFile, tell } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const PHOTO = '01900000-0000-7000-8000-0000000000f1';
const page = (items: object[]) => ({ data: items, total: items.length });

const asked: Partial<Message> = { type: 'photo', price: 5, files: [sentFile(PHOTO)] };
const locked = messageOf(1, { ...asked, text: '', isLocked: true });
const bought = messageOf(1, { ...asked, text: 'only for you', isBought: true });
const listed = conversationOf({ lastMessage: '', isLastMessagePaid: true, lastMessageType: 'photo' });

const callsWith = (message: () => Message): Record<string, StubbedCall> => ({
  'GET /conversations': () => page([listed]),
  'GET /conversations/:id': () => listed,
  'GET /messages/conversations/:id': () => page([message()]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  'POST /files/sign-urls': () => page([]),
});

/** The button that another remote puts where something is locked: it pays at once. */
const SlotOutlet = ({ name, props }: SlotElementProps) =>
  name === 'item.unlock' && 'onUnlocked' in props ? (
    <button onClick={props.onUnlocked} data-price={props.item.price}>
      Unlock
    </button>
  ) : null;

const open = () =>
  renderMessaging(<MessagesPage />, {
    route: `/messages/${CONVERSATION}`,
    path: '/messages/:conversationId?',
    platform: { SlotOutlet },
  });

const thread = () => screen.findByRole('log');

describe('a paid message', () => {
  test('stands locked where it is not paid for: no words, and nobody asks for its files', async () => {
    resetSession(me);
    const made = stubHttp(callsWith(() => locked));
    open();
    const log = within(await thread());
    expect(await log.findByText('1 photo')).toBeVisible();
    expect(log.getByRole('button', { name: 'Unlock' })).toBeVisible();
    expect(screen.getByText('Paid message')).toBeInTheDocument();
    expect(made.some(({ name }) => name === 'POST /files/sign-urls')).toBe(false);
  });

  test('opens where it stands as soon as it is told to be bought', async () => {
    resetSession(me);
    const made = stubHttp(callsWith(() => locked));
    open();
    await screen.findByRole('button', { name: 'Unlock' });
    act(() => tell('message.unlocked', { conversationId: CONVERSATION, messageId: bought._id, message: bought }));
    expect(await screen.findByText('only for you')).toBeVisible();
    expect(screen.getByText('Bought for 5 tokens')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
    await waitFor(() => expect(made.some(({ name }) => name === 'POST /files/sign-urls')).toBe(true));
  });

  test('of which some is owned says so, and asks the rest', async () => {
    resetSession(me);
    const files = ['1', '2', '3'].map((end) => sentFile(PHOTO.slice(0, -1) + end));
    let message = messageOf(1, { ...locked, files, rest: { ownedFiles: 2, price: 1.66 } });
    stubHttp(callsWith(() => message));
    open();
    expect(await screen.findByText('You own 2 of 3. The rest: 1.66 tokens')).toBeVisible();
    const unlock = screen.getByRole('button', { name: 'Unlock' });
    expect(unlock).toHaveAttribute('data-price', '1.66');
    message = messageOf(1, { ...bought, files, paid: 1.66 });
    await userEvent.click(unlock);
    expect(await screen.findByText('Bought for 1.66 tokens')).toBeVisible();
  });

  test('of which all is owned opens without paying, and says that nothing was paid again', async () => {
    resetSession(me);
    let message = messageOf(1, { ...locked, rest: { ownedFiles: 1, price: 0 } });
    stubHttp(callsWith(() => message));
    open();
    expect(await screen.findByText('You own all of it already. Opening it costs nothing.')).toBeVisible();
    message = messageOf(1, { ...bought, paid: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('Opened without paying again')).toBeVisible();
  });

  test('is read anew by who has paid, should the line be down', async () => {
    resetSession(me);
    let message = locked;
    stubHttp(callsWith(() => message));
    open();
    const unlock = await screen.findByRole('button', { name: 'Unlock' });
    message = bought;
    await userEvent.click(unlock);
    expect(await screen.findByText('only for you')).toBeVisible();
  });

  test('tells its performer what it costs, and cannot be taken back once it is bought', async () => {
    const performer = testPerformer();
    resetSession(performer);
    const own = { ...asked, senderId: performer._id, text: 'my words' };
    stubHttp(callsWith(() => messageOf(1, own)));
    open();
    expect(await screen.findByText('Opens for 5 tokens')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Message options' })).toBeInTheDocument();
    const message = messageOf(1, { ...own, isBought: true });
    act(() => tell('message.unlocked', { conversationId: CONVERSATION, messageId: message._id, message }));
    expect(await screen.findByText('Bought for 5 tokens')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Message options' }));
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible();
    for (const name of ['Delete', 'Edit']) expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });
});
