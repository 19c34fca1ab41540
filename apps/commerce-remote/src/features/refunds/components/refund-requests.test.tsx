import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefundRequest } from '@barg/api-client/models';
import { stubError, stubHttp } from '@barg/session/testing';
import { AskForRefund } from '../../../shared/refund/ask-for-refund.tsx';
import { mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import texts from '../../../locales/en-US.json';
import { RefundRequests } from './refund-requests.tsx';

const { refunds } = texts;
const ID = '01900000-0000-7000-8000-0000000000cc';

const request: RefundRequest = {
  ...{ _id: ID, kind: 'purchase', itemId: ID, title: 'Leaves', total: 6, currency: null, reason: 'unwanted' },
  seller: { _id: mahsa._id, name: mahsa.name, username: mahsa.username, avatarUrl: null, isPerformer: true },
  ...{ text: 'By mistake', status: 'granted', granted: 2, answer: 'A part of it' },
  ...{ createdAt: '2099-01-01T00:00:00.000Z', decidedAt: '2099-01-02T00:00:00.000Z' },
};

const ask = (since = new Date().toISOString()) =>
  renderCommerce(<AskForRefund subject={{ kind: 'purchase', itemId: ID }} since={since} />);

it('shows what was asked for, what was granted of it, and the words', async () => {
  stubHttp({ 'GET /refund-requests': () => pageOf(request) });
  renderCommerce(<RefundRequests />);
  expect(await screen.findByText(refunds.states.granted)).toBeVisible();
  for (const words of ['By mistake', 'A part of it']) expect(screen.getByText(words)).toBeVisible();
});

it('asks with a reason, and says what the server refuses', async () => {
  let isRefused = true;
  const calls = stubHttp({
    'POST /refund-requests': () => {
      if (isRefused) throw stubError(409, 'refund.asked', 'You have asked already');
      return { ...request, status: 'open' };
    },
  });
  ask();
  await userEvent.click(screen.getByRole('button', { name: refunds.ask }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText(refunds.reasons.twice));
  await userEvent.click(dialog.getByRole('button', { name: refunds.send }));
  expect(await screen.findByText('You have asked already')).toBeVisible();
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: refunds.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ kind: 'purchase', itemId: ID, reason: 'twice', text: '' });
});

it('offers nothing once the days for it are over', () => {
  ask('2020-01-01T00:00:00.000Z');
  expect(screen.queryByRole('button', { name: refunds.ask })).toBeNull();
});
