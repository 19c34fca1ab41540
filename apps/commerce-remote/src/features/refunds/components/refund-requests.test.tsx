import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefundRequest } from '@barg/api-client/models';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { AskForRefund } from '../../../shared/refund/ask-for-refund.tsx';
import { mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { RefundRequests } from './refund-requests.tsx';

const ID = '01900000-0000-7000-8000-0000000000cc';

const request: RefundRequest = {
  ...{ _id: ID, kind: 'purchase', itemId: ID, title: 'Leaves', total: 6, currency: null, reason: 'unwanted' },
  seller: { _id: mahsa._id, name: mahsa.name, username: mahsa.username, avatarUrl: null, isPerformer: true },
  ...{ text: 'By mistake', status: 'granted', granted: 2, answer: 'A part of it' },
  ...{ createdAt: '2099-01-01T00:00:00.000Z', decidedAt: '2099-01-02T00:00:00.000Z' },
  ...{ sale: { kind: 'purchase', itemType: 'gallery' }, gift: null, paidAt: '2098-12-31T00:00:00.000Z' },
};

const ask = (since: string) =>
  renderCommerce(<AskForRefund subject={{ kind: 'purchase', itemId: ID }} since={since} />);

beforeEach(() => resetSession(testUser()));

it('shows what was asked for, what was granted of it, and the words', async () => {
  stubHttp({ 'GET /refund-requests': () => pageOf(request) });
  renderCommerce(<RefundRequests />);
  expect(await screen.findByText('Granted')).toBeVisible();
  for (const words of ['By mistake', 'A part of it']) expect(screen.getByText(words)).toBeVisible();
});

it('says of a subscription whether it was given, to whom and for which time, and leads to it', async () => {
  const sale = { kind: 'subscription' as const, itemType: 'subscription' };
  const to = { _id: 'sara', name: 'Sara', username: 'sara', avatarUrl: null, isPerformer: false };
  const gift = { to, from: '2099-01-01T00:00:00.000Z', until: '2099-02-01T00:00:00.000Z' };
  const own = { ...request, title: '', sale };
  stubHttp({ 'GET /refund-requests': () => pageOf(own, { ...own, _id: 'given', gift }) });
  renderCommerce(<RefundRequests />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Subscription(?! given)/);
  expect(first).not.toHaveTextContent('Sara');
  expect(second).toHaveTextContent(/^Subscription given.*To .?Sara.*January.*February/);
  for (const link of screen.getAllByRole('link', { name: 'Transaction' })) {
    expect(link).toHaveAttribute('href', `/wallet/transactions/${ID}`);
  }
});

it('offers nothing once the days for it are over', () => {
  ask('2020-01-01T00:00:00.000Z');
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
});

it.each([
  ['open', 'Being looked at', 'link', 'Your refund request is being looked at'],
  ['refused', 'Refused', 'button', 'Ask for a refund'],
] as const)('beside a request that is %s there is what can be done', async (status, told, role, name) => {
  stubHttp({ 'GET /refund-requests': () => pageOf({ ...request, status }) });
  renderCommerce(
    <>
      <RefundRequests />
      <AskForRefund subject={{ kind: 'purchase', itemId: ID }} since={new Date().toISOString()} />
    </>,
  );
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.getByRole(role, { name })).toBeVisible();
});

it('asks for a reason, of which none is chosen beforehand', async () => {
  const made = stubHttp({ 'GET /refund-requests': () => pageOf(), 'POST /refund-requests': () => request });
  ask(new Date().toISOString());
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const reason of dialog.getAllByRole('radio')) expect(reason).not.toBeChecked();
  const send = dialog.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(await dialog.findByText('This is required.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Paid twice' }));
  await userEvent.click(send);
  const sent = () => made.find(({ name }) => name.startsWith('POST'))?.body;
  await waitFor(() => expect(sent()).toEqual({ kind: 'purchase', itemId: ID, reason: 'twice', text: '' }));
});
