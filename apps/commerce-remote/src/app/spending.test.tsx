import type { ReactElement } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer, testUser, type StubbedCall } from '@barg/session/testing';
import { AgreeDialog } from '../features/agree/components/agree-dialog.tsx';
import { OrderDialog } from '../features/orders/components/order-dialog.tsx';
import { PrivateDialog } from '../features/private/components/private-dialog.tsx';
import { SubscribeDialog } from '../features/subscriptions/components/subscribe-dialog.tsx';
import { GiftButton } from '../features/subscriptions/components/gift-button.tsx';
import { SubscriptionControls } from '../features/subscriptions/components/subscription-controls.tsx';
import { TicketDialog } from '../features/tickets/components/ticket-dialog.tsx';
import { TipDialog } from '../features/tips/components/tip-dialog.tsx';
import { TopUpDialog } from '../features/top-up/components/top-up-dialog.tsx';
import { UnlockDialog } from '../features/unlock/components/unlock-dialog.tsx';
import { answering, mahsa, ordersOf, pageOf, renderCommerce, subscriptionTo } from '../testing/render-commerce.tsx';

const settle = () => undefined;
const item = { type: 'feed', _id: 'post-1', audience: 'paid', price: 6 } as const;
const visa = { _id: 'c1', provider: 'sandbox', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
const leaf = { _id: 'p1', name: 'Leaf', tokens: 10, price: 12, currency: 'USD' };
const privateOffer = { performer: mahsa, isOn: true, price: 6, leastMinutes: 2, takesCamera: true, openId: null };
const paused = subscriptionTo(mahsa, { status: 'paused', pause: { until: null } });
const ending = subscriptionTo(mahsa, { status: 'cancelled' });

interface Spending {
  /** The files that send the order. */
  files: string[];
  element: ReactElement;
  /** Where the dialog opens by a press. */
  press?: string;
  /** What is chosen in the dialog first. */
  choose?: string;
  /** What the dialog says of the price. */
  price: RegExp;
  after: string;
}

/** Every place where tokens or money are committed (tools/lint looks for others). The wallet holds 124.50. */
const spendings: Record<string, Spending> = {
  'a tip': {
    files: ['features/tips/components/tip-dialog.tsx'],
    element: <TipDialog payload={{ performer: mahsa, source: { type: 'feed', _id: 'post-1' } }} onSettled={settle} />,
    price: /Tip · 10 tokens/,
    after: '114.50',
  },
  'an unlocked work': {
    files: ['features/unlock/components/unlock-dialog.tsx'],
    element: <UnlockDialog payload={{ item, performer: mahsa }} onSettled={settle} />,
    price: /Unlock · 6 tokens/,
    after: '118.50',
  },
  'a ticket of a stream': {
    files: ['features/tickets/components/ticket-dialog.tsx'],
    element: (
      <TicketDialog
        payload={{ stream: { _id: 'stream-1', title: 'Ink', price: 5 }, performer: mahsa }}
        onSettled={settle}
      />
    ),
    price: /Buy the ticket · 5 tokens/,
    after: '119.50',
  },
  'a message to somebody': {
    files: ['features/agree/components/agree-dialog.tsx'],
    element: <AgreeDialog payload={{ performer: mahsa, purpose: 'message', price: 3 }} onSettled={settle} />,
    price: /Send · 3 tokens/,
    after: '121.50',
  },
  'the first minutes of a private stream': {
    files: ['features/private/components/private-dialog.tsx'],
    element: <PrivateDialog payload={{ performer: mahsa }} onSettled={settle} />,
    price: /Ask · 6 tokens a minute/,
    // Two minutes are needed, and a third one is reserved as soon as it runs.
    after: '106.50',
  },
  'a thing that is sent': {
    files: ['features/orders/components/order-dialog.tsx'],
    element: (
      <OrderDialog
        payload={{ product: { _id: 'bowl', title: 'Bowl', stock: null }, performer: mahsa }}
        onSettled={settle}
      />
    ),
    price: /Order · 28 tokens/,
    after: '96.50',
  },
  'a subscription that paused': {
    files: ['features/subscriptions/components/resume-dialog.tsx'],
    element: <SubscriptionControls subscription={paused} />,
    press: 'Go on',
    price: /A new period begins now for .*6 tokens/,
    after: '118.50',
  },
  'a subscription as a gift': {
    files: ['features/subscriptions/components/gift-dialog.tsx'],
    element: <GiftButton performer={mahsa} />,
    press: 'Give as a gift',
    price: /Give · 6 tokens/,
    after: '118.50',
  },
  'a subscription': {
    files: ['features/subscriptions/hooks/use-subscribe.ts'],
    element: <SubscribeDialog payload={{ performer: mahsa }} onSettled={settle} />,
    price: /Subscribe · 6 tokens/,
    after: '118.50',
  },
  'a subscription by card': {
    files: ['features/subscriptions/hooks/use-card-subscription.ts'],
    element: <SubscribeDialog payload={{ performer: mahsa }} onSettled={settle} />,
    choose: 'By card',
    price: /Subscribe · \$6\.00/,
    after: '124.50',
  },
  'a subscription that goes on': {
    files: ['features/subscriptions/components/undo-cancellation-dialog.tsx'],
    element: <SubscriptionControls subscription={ending} />,
    press: 'Keep it',
    price: /February 1, 2099.* it renews for .*6 tokens/,
    after: '124.50',
  },
  'a top-up with a saved card': {
    files: ['features/top-up/components/top-up-form.tsx'],
    element: <TopUpDialog payload={{}} onSettled={settle} />,
    price: /Pay \$12\.00/,
    after: '134.50',
  },
  'a top-up with coins': {
    files: ['features/top-up/hooks/use-coin-invoice.ts'],
    element: <TopUpDialog payload={{}} onSettled={settle} />,
    price: /Pay \$12\.00.*Pay with coins/,
    after: '134.50',
  },
};

/** Stubs what the dialogs ask for, and opens one; with `standing` the wallet's standing is asked for as well. */
const show = async ({ element, press }: Spending, standing?: StubbedCall) => {
  resetSession(testUser({ balance: 124.5 }));
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ takesCoins: true }));
  const made = stubHttp({
    'GET /performers/:id': () => mahsa,
    'GET /performers/:id/private-stream': () => privateOffer,
    'GET /subscriptions/user/search': () => pageOf(),
    'GET /package/token/search': () => pageOf(leaf),
    'GET /payment-cards': () => pageOf(visa),
    'GET /addresses/search': () =>
      pageOf({ _id: 'home', name: 'Home', country: 'IR', street: 'Street 1', city: 'Town' }),
    'GET /orders/quote': () => ({ itemPrice: 25, shippingPrice: 3, total: 28 }),
    'POST /wallet/charges/subscribe/performers': () => ({
      subscription: subscriptionTo(mahsa),
      charged: 0,
      balance: 0,
    }),
    'POST /wallet/charges/tip/:id': () => {
      throw stubError(403, 'wallet.closed', 'Closed.');
    },
    ...(standing && { 'GET /wallet/standing': standing }),
  });
  const { platform } = answering('done');
  renderCommerce(element, { platform, standing: standing ? 'unknown' : 'open' });
  if (press) await userEvent.click(screen.getByRole('button', { name: press }));
  return { dialog: await screen.findByRole('dialog'), made, orders: () => ordersOf(made) };
};

const open = async (it: Spending) => {
  const shown = await show(it);
  if (it.choose) await userEvent.click(await within(shown.dialog).findByRole('radio', { name: it.choose }));
  return shown;
};

test.each(Object.entries(spendings))(
  '%s shows its price and the balance afterwards before it is paid',
  async (_, it) => {
    const { dialog, orders } = await open(it);
    const after = await within(dialog).findByText(/^Balance after(wards| setting aside)$/);
    expect(after.parentElement).toHaveTextContent(it.after);
    expect(within(dialog).getByText('Wallet balance').parentElement).toHaveTextContent('124.50');
    expect(dialog).toHaveTextContent(it.price);
    expect(orders()).toEqual([]);
  },
);

const FREE = 'a subscription that goes on';
const paid = Object.entries(spendings).filter(([name]) => name !== FREE);
const contact = () => screen.queryByRole('link', { name: 'Contact us' });

test.each(paid)('a closed wallet says so in place of %s, until it is opened again', async (_, it) => {
  let closedBy: 'lost-dispute' | null = 'lost-dispute';
  const { dialog } = await show(it, () => ({ closedBy }));
  expect(await within(dialog).findByText(/closed for payments\. Contact us to have it opened/)).toBeVisible();
  expect(contact()).toHaveAttribute('href', '/contact');
  for (const role of ['textbox', 'spinbutton', 'combobox', 'radio', 'checkbox'] as const)
    expect(within(dialog).queryByRole(role)).not.toBeInTheDocument();
  expect(within(dialog).getAllByRole('button')).toEqual([within(dialog).getByRole('button', { name: 'Close' })]);
  closedBy = null;
  act(() => void storeHere().dispatch(api.util.invalidateTags(['Wallet'])));
  if (it.choose) await userEvent.click(await within(dialog).findByRole('radio', { name: it.choose }));
  await waitFor(() => expect(dialog).toHaveTextContent(it.price));
  expect(contact()).not.toBeInTheDocument();
});

test('what charges nothing is not held up by a closed wallet, and asks nothing of it', async () => {
  const { dialog, made } = await show(spendings[FREE]!, () => ({ closedBy: 'lost-dispute' }));
  expect(await within(dialog).findByRole('button', { name: 'Keep it' })).toBeEnabled();
  expect(made.map(({ url }) => url)).not.toContain('/wallet/standing');
});

test('a dispute that is still open leads to the payments, of which one is disputed, and the dialog closes', async () => {
  const onSettled = jest.fn();
  const element = (
    <TipDialog payload={{ performer: mahsa, source: { type: 'feed', _id: 'post-1' } }} {...{ onSettled }} />
  );
  await show({ ...spendings['a tip']!, element }, () => ({ closedBy: 'open-dispute' }));
  const payments = await screen.findByRole('link', { name: 'Payments' });
  expect(payments).toHaveAttribute('href', '/wallet/payments');
  await userEvent.click(payments);
  expect(onSettled).toHaveBeenCalledWith(null);
});

test('a wallet that was closed unheard says so once it has refused', async () => {
  let closedBy: 'lost-dispute' | null = null;
  const { dialog } = await show(spendings['a tip']!, () => ({ closedBy }));
  const tip = await within(dialog).findByRole('button', { name: 'Tip · 10 tokens' });
  closedBy = 'lost-dispute';
  await userEvent.click(tip);
  await waitFor(() => expect(contact()).toBeVisible());
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['guests', null],
  ['performers', testPerformer()],
])('of %s no wallet is asked about', (_, user) => {
  resetSession(user);
  const made = stubHttp({ 'GET /wallet/standing': () => ({ closedBy: null }) });
  renderCommerce(spendings['a tip']!.element, { standing: 'unknown' });
  renderCommerce(spendings['a top-up with a saved card']!.element, { standing: 'unknown' });
  expect(made).toEqual([]);
});

test('keeping a subscription is one press more, and sent once', async () => {
  const { dialog, orders } = await open(spendings['a subscription that goes on']!);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(orders().map(({ url, body }) => [url, body])).toEqual([
    [
      '/wallet/charges/subscribe/performers',
      { performerId: mahsa._id, type: 'monthly', expectedPrice: 0, expectedRenewalPrice: 6 },
    ],
  ]);
});
