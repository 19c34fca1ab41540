import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedRefundRequest, OrderProblem } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import OrderProblemsPage from './order-problems-page.tsx';
import RefundRequestsPage from './refund-requests-page.tsx';

const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
const AT = '2026-11-20T10:00:00.000Z';
const texts = messages.refunds;
const nilou = { _id: 'nilou', name: 'Nilou', username: 'nilou', avatarUrl: null, isPerformer: false };
const mahsa = { _id: 'mahsa', name: 'Mahsa', username: 'mahsa', avatarUrl: null, isPerformer: true };

const request: ManagedRefundRequest = {
  ...{ _id: ID, kind: 'purchase', itemId: ID, title: 'Leaves', seller: mahsa, total: 6, currency: null },
  ...{ reason: 'twice', text: 'By mistake', status: 'open', granted: null, answer: '', createdAt: AT },
  ...{ decidedAt: null, person: nilou, paymentId: null, isOfCoins: false },
  ...{ sale: { kind: 'purchase', itemType: 'gallery' }, gift: null, paidAt: AT },
};
const problem: OrderProblem = {
  ...{ _id: ID, title: 'Bowl', buyer: nilou, seller: mahsa, status: 'shipped', left: 28, reason: 'damaged' },
  ...{ text: 'A crack', answer: 'Sorry', reportedAt: AT, answeredAt: AT },
};
const parts = [{ account: 'earnings' as const, owner: mahsa, amount: -4.8 }];

beforeEach(() => {
  localStorage.clear();
  resetSession(testUser({ role: 'operator' }));
});
const dialog = async () => within(await screen.findByRole('alertdialog'));

it('grants all that is left after showing who bears it, with words', async () => {
  const calls = stubHttp({
    'GET /operator/refund-requests': () => ({ data: [request], total: 1 }),
    'GET /operator/refund-requests/:id/preview': () => ({ amount: 6, currency: null, parts }),
    'POST /operator/refund-requests/:id/grant': () => ({ success: true }),
  });
  renderOperator(<RefundRequestsPage />);
  await userEvent.click(await screen.findByRole('button', { name: texts.grant }));
  const asked = await dialog();
  expect(await asked.findByText(messages.books.accounts.earnings)).toBeInTheDocument();
  await userEvent.type(asked.getByLabelText(texts.bothWords), 'With pleasure');
  await userEvent.click(asked.getByRole('button', { name: texts.grant }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/grant'))?.body).toEqual({ amount: 6, text: 'With pleasure' }),
  );
  // The list is asked for anew; of what is decided there is no preview.
  const countOf = (asked: string) => calls.filter(({ name }) => name === asked).length;
  await waitFor(() => expect(countOf('GET /operator/refund-requests')).toBe(2));
  expect(countOf('GET /operator/refund-requests/:id/preview')).toBe(1);
});

it('grants nothing while it is not known how much is left', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const calls = stubHttp({
    'GET /operator/refund-requests': () => ({ data: [request], total: 1 }),
    'GET /operator/refund-requests/:id/preview': () => promise,
    'POST /operator/refund-requests/:id/grant': () => ({ success: true }),
  });
  const granted = () => calls.filter(({ name }) => name.endsWith('/grant')).map(({ body }) => body);
  renderOperator(<RefundRequestsPage />);
  await userEvent.click(await screen.findByRole('button', { name: texts.grant }));
  const asked = await dialog();
  await userEvent.type(asked.getByLabelText(texts.bothWords), 'With pleasure');
  await userEvent.click(asked.getByRole('button', { name: texts.grant }));
  resolve({ amount: 4, currency: null, parts });
  await waitFor(() => expect(asked.getByLabelText(messages.payments.refund.amount)).toHaveValue('4'));
  expect(granted()).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: texts.grant }));
  await waitFor(() => expect(granted()).toEqual([{ amount: 4, text: 'With pleasure' }]));
});

it('says of the words who reads them: of a payment and of a refusal the fan alone, of a sale the seller too', async () => {
  const ofPayment = { ...request, _id: 'payment', kind: 'payment' as const, seller: null, currency: 'USD' };
  stubHttp({
    'GET /operator/refund-requests': () => ({ data: [request, ofPayment], total: 2 }),
    'GET /operator/refund-requests/:id/preview': () => ({ amount: 6, currency: null, parts }),
  });
  renderOperator(<RefundRequestsPage />);
  const labelIn = async (name: string, index: number) => {
    await userEvent.click((await screen.findAllByRole('button', { name }))[index] as HTMLElement);
    const fields = (await dialog()).getAllByRole('textbox');
    const label = (fields.at(-1) as HTMLTextAreaElement).labels[0]?.textContent;
    await userEvent.keyboard('{Escape}');
    return label;
  };
  expect(await labelIn(texts.grant, 0)).toContain(texts.bothWords);
  expect(await labelIn(texts.refuse, 0)).toContain(texts.words);
  expect(await labelIn(texts.grant, 1)).toContain(texts.words);
});

it('fills in the most that can be granted of a payment whose tokens are partly spent', async () => {
  const ofPayment = { ...request, kind: 'payment' as const, seller: null, total: 200, currency: 'USD' };
  const details = [{ path: 'amount', code: 'most', message: '166.00', maximum: 166 }];
  const calls = stubHttp({
    'GET /operator/refund-requests': () => ({ data: [ofPayment], total: 1 }),
    'GET /operator/refund-requests/:id/preview': ({ params }) => {
      if (params.amount !== 166) throw stubError(402, 'wallet.insufficient_balance', 'It lacks 34', {}, details);
      return { amount: 166, currency: 'USD', parts };
    },
    'POST /operator/refund-requests/:id/grant': () => ({ success: true }),
  });
  renderOperator(<RefundRequestsPage />);
  await userEvent.click(await screen.findByRole('button', { name: texts.grant }));
  const asked = await dialog();
  expect(await asked.findByText('It lacks 34')).toBeInTheDocument();
  const amount = asked.getByLabelText(messages.payments.refund.amount);
  expect(amount).toHaveAccessibleDescription('From 0.01 to 166.00.');
  await userEvent.click(asked.getByRole('button', { name: /Give back the most that is possible: .*166\.00/ }));
  expect(amount).toHaveValue('166.00');
  await userEvent.type(asked.getByLabelText(texts.words), 'What is left');
  await userEvent.click(asked.getByRole('button', { name: texts.grant }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/grant'))?.body).toEqual({ amount: 166, text: 'What is left' }),
  );
});

it('leads to the payment by what looks like a link, beside its buttons', async () => {
  stubHttp({ 'GET /operator/refund-requests': () => ({ data: [{ ...request, paymentId: ID }], total: 1 }) });
  renderOperator(<RefundRequestsPage />);
  const link = await screen.findByRole('link', { name: messages.payments.open });
  expect(link).toHaveAttribute('href', `/operator/payments/${ID}`);
  expect(link).toHaveStyle({ 'text-decoration': 'underline' });
});

it('says of a subscription whether it was given, to whom and for which time, and leads to both accounts', async () => {
  const sara = { ...nilou, _id: 'sara', name: 'Sara' };
  const subscribed: ManagedRefundRequest = {
    ...{ ...request, title: '', total: 5.5, sale: { kind: 'subscription', itemType: 'subscription' } },
  };
  const until = '2027-01-20T10:00:00.000Z';
  const given: ManagedRefundRequest = { ...subscribed, _id: 'given', gift: { to: sara, from: AT, until } };
  stubHttp({ 'GET /operator/refund-requests': () => ({ data: [subscribed, given], total: 2 }) });
  renderOperator(<RefundRequestsPage />);
  const [own, gift] = await screen.findAllByRole('listitem');
  expect(own).toHaveTextContent(texts.sales.subscription);
  expect(own).not.toHaveTextContent('Sara');
  expect(gift).toHaveTextContent(texts.sales.gift);
  expect(screen.getByRole('link', { name: 'Sara' })).toHaveAttribute('href', '/operator/users/sara');
  expect(screen.getAllByRole('link', { name: 'Mahsa' })[0]).toHaveAttribute('href', '/operator/users/mahsa');
  expect(screen.getByText(texts.time).nextElementSibling).toHaveTextContent(/2026.*2027/);
  expect(screen.getAllByText(texts.paidAt)).toHaveLength(2);
});

it('grants coins that were sent back by hand', async () => {
  const ofCoins: ManagedRefundRequest = {
    ...{ ...request, kind: 'payment', title: '', seller: null, total: 20, currency: 'USD' },
    ...{ paymentId: ID, isOfCoins: true },
  };
  const calls = stubHttp({
    'GET /operator/refund-requests': () => ({ data: [ofCoins], total: 1 }),
    'GET /operator/refund-requests/:id/preview': () => ({ amount: 20, currency: 'USD', parts }),
    'POST /operator/refund-requests/:id/grant': () => ({ success: true }),
  });
  renderOperator(<RefundRequestsPage />);
  await userEvent.click(await screen.findByRole('button', { name: texts.grant }));
  const asked = await dialog();
  expect(asked.getByText(texts.coinsHelp)).toBeInTheDocument();
  await userEvent.type(asked.getByLabelText(texts.words), 'tx 1');
  await userEvent.click(asked.getByRole('button', { name: texts.grant }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/grant'))?.body).toEqual({
      ...{ amount: 20, text: 'tx 1', isSentByHand: true },
    }),
  );
});

it('says of a decided request what was given back, with which words, and when', async () => {
  const granted: ManagedRefundRequest = { ...request, status: 'granted', granted: 3, answer: 'Half', decidedAt: AT };
  stubHttp({ 'GET /operator/refund-requests': () => ({ data: [granted], total: 1 }) });
  renderOperator(<RefundRequestsPage />);
  const factOf = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  expect(await factOf(texts.granted)).toHaveTextContent(/^3/);
  expect(await factOf(texts.bothWords)).toHaveTextContent('Half');
  expect(await factOf(texts.decided)).toHaveTextContent('2026');
});

it('refuses with words alone', async () => {
  const calls = stubHttp({
    'GET /operator/refund-requests': () => ({ data: [request], total: 1 }),
    'POST /operator/refund-requests/:id/refuse': () => ({ success: true }),
  });
  renderOperator(<RefundRequestsPage />);
  await userEvent.click(await screen.findByRole('button', { name: texts.refuse }));
  const asked = await dialog();
  await userEvent.click(asked.getByRole('button', { name: texts.refuse }));
  expect(calls.some(({ name }) => name.endsWith('/refuse'))).toBe(false);
  expect(asked.getByLabelText(texts.words)).toBeInvalid();
  await userEvent.type(asked.getByLabelText(texts.words), 'It was opened');
  expect(asked.getByLabelText(texts.words)).toBeValid();
  await userEvent.click(asked.getByRole('button', { name: texts.refuse }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/refuse'))?.body).toEqual({ text: 'It was opened' }),
  );
});

it('shows nothing of what was written about one request in the dialog of another', async () => {
  stubHttp({
    'GET /operator/refund-requests': () => ({ data: [request, { ...request, _id: 'other' }], total: 2 }),
  });
  renderOperator(<RefundRequestsPage />);
  const [first, second] = await screen.findAllByRole('button', { name: texts.refuse });
  const write = async (button?: HTMLElement) => {
    if (button) await userEvent.click(button);
    const asked = await dialog();
    const field = asked.getByLabelText<HTMLTextAreaElement>(texts.words);
    return { field, cancel: () => userEvent.keyboard('{Escape}') };
  };
  const one = await write(first);
  await userEvent.type(one.field, 'It was opened');
  await one.cancel();
  const other = await write(second);
  expect(other.field).toHaveValue('');
  await other.cancel();
  expect((await write(first)).field).toHaveValue('It was opened');
});

it('settles what is wrong with an order without tokens', async () => {
  const calls = stubHttp({
    'GET /operator/order-problems': () => ({ data: [problem], total: 1 }),
    'POST /operator/order-problems/:id/settle': () => ({ success: true }),
  });
  renderOperator(<OrderProblemsPage />);
  expect(await screen.findByText('A crack')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.settle }));
  const asked = await dialog();
  await userEvent.type(asked.getByLabelText(messages.refunds.bothWords), 'It was used');
  await userEvent.click(asked.getByRole('button', { name: texts.settle }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/settle'))?.body).toEqual({ text: 'It was used' }),
  );
});

it('proposes all that is left of an order, which a press takes', async () => {
  const calls = stubHttp({
    'GET /operator/order-problems': () => ({ data: [problem], total: 1 }),
    'GET /operator/order-problems/:id/settle-preview': () => ({ amount: problem.left, parts }),
    'POST /operator/order-problems/:id/settle': () => ({ success: true }),
  });
  renderOperator(<OrderProblemsPage />);
  await userEvent.click(await screen.findByRole('button', { name: texts.settle }));
  const asked = await dialog();
  await userEvent.click(asked.getByRole('button', { name: /Give back all/ }));
  await userEvent.type(asked.getByLabelText(messages.refunds.bothWords), 'It never came');
  await userEvent.click(asked.getByRole('button', { name: texts.settle }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/settle'))?.body).toEqual({
      amount: problem.left,
      text: 'It never came',
    }),
  );
});

it('shows who bears what is given back for an order, and what cannot be given', async () => {
  const calls = stubHttp({
    'GET /operator/order-problems': () => ({ data: [problem], total: 1 }),
    'GET /operator/order-problems/:id/settle-preview': ({ params }) => {
      if (params.amount === 27) throw stubError(409, 'ledger.nothing_to_reverse', 'Less is left.');
      return { amount: 3, parts };
    },
    'POST /operator/order-problems/:id/settle': () => ({ success: true }),
  });
  renderOperator(<OrderProblemsPage />);
  await userEvent.click(await screen.findByRole('button', { name: texts.settle }));
  const asked = await dialog();
  const amount = asked.getByLabelText(texts.back);
  await userEvent.clear(amount);
  await userEvent.type(amount, '2');
  expect(await asked.findByText(messages.books.accounts.earnings)).toBeInTheDocument();
  await userEvent.type(amount, '7');
  expect(await asked.findByText('Less is left.')).toBeInTheDocument();
  expect(asked.queryByText(messages.books.accounts.earnings)).not.toBeInTheDocument();
  // More than is left the field refuses by itself.
  await userEvent.type(amount, '0');
  await waitFor(() => expect(asked.queryByText('Less is left.')).not.toBeInTheDocument());
  await userEvent.clear(amount);
  await userEvent.type(amount, '3');
  await userEvent.type(asked.getByLabelText(messages.refunds.bothWords), 'Half of it');
  await userEvent.click(asked.getByRole('button', { name: texts.settle }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/settle'))?.body).toEqual({ amount: 3, text: 'Half of it' }),
  );
  expect(calls.some(({ params }) => Number(params.amount) > problem.left)).toBe(false);
});
