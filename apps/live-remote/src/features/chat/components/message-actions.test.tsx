import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testPerformer, testUser } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { leila, mahsa, message, stream } from '../../../testing/samples.ts';
import { ChatMessage } from './chat-message.tsx';

const chat = { streamId: stream()._id, conversationId: stream().conversationId };
const performer = testPerformer({ _id: mahsa._id });

type Props = Parameters<typeof ChatMessage>[0];

const row = (changes: Partial<Props>, user: ReturnType<typeof testUser>) => {
  const props: Props = { chat, message: message(1), performerId: mahsa._id, role: 'viewer', ...changes };
  renderLive(<ChatMessage {...props} />, { user });
  return screen.getByRole('listitem');
};

beforeAll(() => import('./order/order-menu.tsx'));

test('what keeps order stands over the end of the row and takes no width from the words', async () => {
  const item = row({ role: 'performer' }, performer);
  const buttons = [
    await screen.findByRole('button', { name: /^Delete/ }),
    await screen.findByRole('button', { name: 'What to do about leila' }),
  ];
  const places = new Set(buttons.map((button) => button.parentElement));
  expect(places.size).toBe(1);
  expect([...places][0]).toHaveStyle({ position: 'absolute' });
  expect(item).toHaveStyle({ position: 'relative' });
});

test('on a touch screen several actions fold into one button, a single one does not', async () => {
  row({ role: 'performer' }, performer);
  const toggle = await screen.findByRole('button', {
    name: 'What can be done about the message of leila',
    hidden: true,
  });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a viewer has one action and needs no button for it', async () => {
  const item = row({}, testUser({ _id: leila._id }));
  await screen.findByRole('button', { name: /^Delete/ });
  expect(within(item).getAllByRole('button', { hidden: true })).toHaveLength(1);
});

test('of a deleted message of the performer there is nothing to do', () => {
  const gone = message(1, { isDeleted: true, text: '', senderId: mahsa._id, sender: mahsa });
  const item = row({ message: gone, role: 'moderator' }, testUser());
  expect(within(item).queryByRole('button', { hidden: true })).not.toBeInTheDocument();
});

test('the space behind a name stands at the end of the row, whichever way the name runs', () => {
  const item = row({}, testUser({ _id: leila._id }));
  const name = within(item).getByText('leila');
  expect(name.tagName).toBe('BDI');
  // Inside the bdi the end would be the end of the name's own direction.
  expect(getComputedStyle(name).marginInlineEnd).toBe('');
  expect(getComputedStyle(name.parentElement ?? name).marginInlineEnd).not.toBe('');
});
