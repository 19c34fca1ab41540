import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { answering, mahsa, ordersOf, renderCommerce, subscriptionTo } from '../../../testing/render-commerce.tsx';
import { SubscriptionControls } from './subscription-controls.tsx';

const { platform } = answering('done');

beforeEach(() => resetSession(testUser()));

it('pauses when the period ends, by one press', async () => {
  const subscription = subscriptionTo(mahsa);
  const calls = stubHttp({ 'POST /subscriptions/:id/pause': () => ({ ...subscription, pause: { until: null } }) });
  renderCommerce(<SubscriptionControls subscription={subscription} />, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('It pauses when the paid time is over.')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ until: null });
});

it('offers no pause of what costs nothing', () => {
  renderCommerce(<SubscriptionControls subscription={subscriptionTo(mahsa, { price: 0 })} />, { platform });
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

it.each([
  ['a pause that has not begun, for nothing', 'active', 0],
  ['a pause, for a period', 'paused', 6],
] as const)('ends %s', async (_, status, expectedPrice) => {
  const subscription = subscriptionTo(mahsa, { status, pause: { until: null } });
  const calls = stubHttp({
    'POST /subscriptions/:id/resume': () => ({ subscription, charged: expectedPrice, balance: 9 }),
  });
  renderCommerce(<SubscriptionControls subscription={subscription} />, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Go on') ?? dialog,
  );
  await waitFor(() => expect(calls[0]?.body).toEqual({ expectedPrice }));
});

it('takes a coupon for the period that begins with the end of a pause, and none where nothing is charged', async () => {
  const subscription = subscriptionTo(mahsa, { status: 'paused', pause: { until: null } });
  const calls = stubHttp({
    'POST /coupons/:code/apply-coupon': () => ({ code: 'spring', discount: 2, total: 4, endsAt: null }),
    'POST /subscriptions/:id/resume': () => ({ subscription, charged: 4, balance: 9 }),
  });
  const { unmount } = renderCommerce(<SubscriptionControls subscription={subscription} />, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'spring{Enter}');
  await screen.findByRole('button', { name: 'Remove' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Go on' }).at(-1) ?? document.body);
  await waitFor(() => expect(ordersOf(calls).at(-1)?.body).toEqual({ expectedPrice: 4, coupon: 'spring' }));
  expect(calls[0]?.body).toEqual({ purpose: 'subscription', itemId: mahsa._id, plan: 'monthly' });
  unmount();
  renderCommerce(<SubscriptionControls subscription={{ ...subscription, status: 'active' }} />, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'I have a coupon' })).not.toBeInTheDocument();
});

it.each([
  ['a cancellation is undone', 'Keep it', { status: 'cancelled' }],
  ['a pause that has not begun is ended', 'Go on', { pause: { until: null } }],
] as const)(
  '%s anew once its dialog was closed: it may have been done and made again since',
  async (_, name, changes) => {
    const lost = () => {
      throw stubError(0, 'network.timeout', 'The site did not answer in time.');
    };
    const calls = stubHttp({
      'POST /wallet/charges/subscribe/performers': lost,
      'POST /subscriptions/:id/resume': lost,
    });
    renderCommerce(<SubscriptionControls subscription={subscriptionTo(mahsa, changes)} />, { platform });
    const press = async () => {
      await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
      await screen.findByRole('alert');
    };
    await userEvent.click(screen.getByRole('button', { name }));
    await press();
    await press();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press();
    const [first, second, third] = calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

it('keeps what ends a pause for a price the same payment, also after its dialog was closed', async () => {
  const calls = stubHttp({
    'POST /subscriptions/:id/resume': () => {
      throw stubError(0, 'network.timeout', 'The site did not answer in time.');
    },
  });
  const subscription = subscriptionTo(mahsa, { status: 'paused', pause: { until: null } });
  for (const times of [1, 2]) {
    const { unmount } = renderCommerce(<SubscriptionControls subscription={subscription} />, { platform });
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(calls).toHaveLength(times));
    await screen.findByRole('alert');
    unmount();
  }
  expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

const visa = { brand: 'visa', last4: '4242' };

it.each([
  ['active', { pause: { until: null } }, 'Go on'],
  ['cancelled', {}, 'Keep it'],
] as const)('says of one that is %s what the next period is charged to', async (status, changes, button) => {
  for (const [card, source] of [
    [visa, /it renews from your card .?Visa •••• 4242.?, unless/],
    [null, /it renews for .?6 tokens.? from your wallet, unless/],
  ] as const) {
    const subscription = subscriptionTo(mahsa, { status, ...changes, card });
    const { unmount } = renderCommerce(<SubscriptionControls subscription={subscription} />, { platform });
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(source)).toBeInTheDocument();
    unmount();
  }
});
