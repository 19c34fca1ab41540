import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, type StubbedCall } from '@barg/session/testing';
import { CONVERSATION, conversationOf, mahsa, me } from '../testing/samples.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });
let isBlocked: boolean;
const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf({ isBlocked })]),
  'GET /conversations/:id': () => conversationOf({ isBlocked }),
  'GET /messages/conversations/:id': () => page([]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

/** Answers as the shell does once the question was agreed to. */
const askIntent = jest.fn(async () => {
  isBlocked = !isBlocked;
  return 'done' as never;
});

const open = (isIntentAvailable: (name: string) => boolean) => {
  stubHttp(calls);
  renderMessaging(<MessagesPage />, {
    route: `/messages/${CONVERSATION}`,
    path: '/messages/:conversationId?',
    platform: { askIntent, isIntentAvailable },
  });
};

beforeEach(() => {
  resetSession(me);
  isBlocked = false;
  askIntent.mockClear();
});

test('who is written to is blocked from the conversation, which is closed then, and opened again from it', async () => {
  open((name) => name === 'site.block');
  await userEvent.click(await screen.findByRole('button', { name: `Block ${mahsa.name}` }));
  expect(askIntent).toHaveBeenCalledWith('site.block', {
    person: expect.objectContaining({ _id: mahsa._id }),
    isBlocked: false,
  });
  expect(await screen.findByText(/This conversation is closed/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(askIntent).toHaveBeenLastCalledWith('site.block', expect.objectContaining({ isBlocked: true }));
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('nobody is offered to block where no remote answers for it', async () => {
  open(() => false);
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Block/ })).not.toBeInTheDocument();
});
