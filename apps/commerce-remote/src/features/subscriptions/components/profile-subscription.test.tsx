import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntentAnswer, IntentPayloads } from '@barg/contract';
import type { PerformerProfile, Subscription } from '@barg/api-client/models';
import { useState } from 'react';
import type { Platform } from '@barg/session';
import { takeCarriedAct } from '@barg/session/carried-act';
import { resetDelayedSession, resetSession, stubError, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { mahsa, pageOf, renderCommerce, subscriptionTo } from '../../../testing/render-commerce.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { ProfileSubscription } from './profile-subscription.tsx';

const open = (performer: PerformerProfile, existing?: Subscription) => {
  resetSession(testUser());
  let subscription = existing;
  const made = stubHttp({
    'GET /performers/:id': () => performer,
    'GET /subscriptions/user/search': () => pageOf(...(subscription ? [subscription] : [])),
    'POST /wallet/charges/subscribe/performers': () => {
      subscription = subscriptionTo(performer);
      return { subscription, charged: 6, balance: 118.5 };
    },
    'POST /payment/wallet/cancel-subscription/:id': () => {
      subscription = subscriptionTo(performer, { status: 'cancelled' });
      return subscription;
    },
  });
  renderCommerce(<WithDialog performer={performer} />);
  return made;
};

/** The card, and the dialog that the host opens when the card asks for it. */
const WithDialog = ({ performer }: { performer: PerformerProfile }) => {
  const [settle, setSettle] = useState<((answer: IntentAnswer<'commerce.subscribe'>) => void) | null>(null);
  const [asked, setAsked] = useState<IntentPayloads['commerce.subscribe']>({ performer });
  const askIntent: Platform['askIntent'] = (_intent, payload) =>
    new Promise((resolve) => {
      setAsked(payload as IntentPayloads['commerce.subscribe']);
      setSettle(() => (answer: IntentAnswer<'commerce.subscribe'>) => {
        setSettle(null);
        resolve(answer as never);
      });
    });
  return (
    <TestSession platform={{ askIntent, isIntentAvailable: () => true }}>
      <ProfileSubscription performer={performer} />
      {settle && <SubscribeDialog payload={asked} onSettled={settle} />}
    </TestSession>
  );
};

describe('the subscription beside a profile', () => {
  it('says that the wallet is closed in place of the button and of the tokens that are missing', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /performers/:id': () => mahsa,
      'GET /subscriptions/user/search': () => pageOf(),
      'GET /wallet/standing': () => ({ closedBy: 'open-dispute' }),
    });
    renderCommerce(<WithDialog performer={mahsa} />, { standing: 'unknown' });
    expect(await screen.findByText(/disputed with your bank/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Yearly/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Subscribe/ })).not.toBeInTheDocument();
  });

  it('leads nobody to log in whose account is only delayed, and is there once it is', async () => {
    open(mahsa);
    act(resetDelayedSession);
    expect(screen.getByRole('heading', { name: 'Subscribe' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    act(() => resetSession(testUser()));
    expect(await screen.findByRole('radio', { name: /Yearly/ })).toBeInTheDocument();
  });

  it('pays nothing itself: the chosen plan is asked about first, with what is left afterwards', async () => {
    const made = open(mahsa);
    await userEvent.click(await screen.findByRole('radio', { name: /Yearly/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe · 60 tokens' }));
    expect(made.every(({ body }) => body === undefined)).toBe(true);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    expect(dialog.getByText('Balance afterwards').parentElement).toHaveTextContent('64.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Subscribe · 60 tokens' }));
    expect(await screen.findByText(/Renews on/)).toHaveTextContent('February 1, 2099');
    const charge = made.find(({ url }) => url === '/wallet/charges/subscribe/performers');
    expect(charge?.body).toEqual({
      performerId: mahsa._id,
      type: 'yearly',
      expectedPrice: 60,
      expectedRenewalPrice: 60,
    });
    expect(charge?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps a coupon for the other plan, at what it takes off there', async () => {
    const made = open(mahsa);
    const totals = { monthly: { discount: 1, total: 5 }, yearly: { discount: 6, total: 54 } };
    stubHttp({
      'GET /performers/:id': () => mahsa,
      'GET /subscriptions/user/search': () => pageOf(),
      'POST /coupons/:code/apply-coupon': ({ body }) => ({
        ...{ code: 'spring', endsAt: null },
        ...totals[(body as { plan: keyof typeof totals }).plan],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe · 6 tokens' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Coupon' }), 'SPRING');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await dialog.findByRole('button', { name: 'Subscribe · 5 tokens' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Yearly/ }));
    expect(await dialog.findByRole('button', { name: 'Subscribe · 54 tokens' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Monthly/ }));
    expect(await dialog.findByRole('button', { name: 'Subscribe · 5 tokens' })).toBeEnabled();
    expect(made.some(({ url }) => url.includes('charges'))).toBe(false);
  });

  it.each([
    ['price.changed', 'Subscribe · 8 tokens'],
    ['coupon.unusable', 'Subscribe · 9 tokens'],
  ])('asks for the coupon again after %s, and is paid at what it is now', async (code, pay) => {
    let price = 6;
    open(mahsa);
    const made = stubHttp({
      'GET /performers/:id': () => ({ ...mahsa, monthlyPrice: price }),
      'GET /subscriptions/user/search': () => pageOf(),
      'POST /coupons/:code/apply-coupon': () => ({ code: 'spring', endsAt: null, discount: 1, total: price - 1 }),
      'POST /wallet/charges/subscribe/performers': () => {
        price = 9;
        throw stubError(409, code, 'It is not as it was.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe · 6 tokens' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Coupon' }), 'SPRING{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Subscribe · 5 tokens' }));
    await userEvent.click(await dialog.findByRole('button', { name: pay }));
    const charges = () => made.filter(({ url }) => url.includes('charges'));
    await waitFor(() => expect(charges()).toHaveLength(2));
    expect(charges()[1]?.body).toMatchObject({ expectedPrice: parseInt(pay.replace(/\D/g, ''), 10) });
  });

  it('says of a longer plan what a month costs, what it saves, and that it renews', async () => {
    open(mahsa);
    const yearly = await screen.findByRole('radio', { name: /Yearly/ });
    expect(yearly.closest('label')).toHaveTextContent(
      /5 tokens.? a month · Saves the price of .?2.? months · Renews every year/,
    );
  });

  it('starts a free month without a price', async () => {
    const made = open({ ...mahsa, isFreeTrial: true });
    expect(await screen.findByText('First month free, then renews monthly')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start free month' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start free month' }));
    await waitFor(() => expect(made.find(({ body }) => body !== undefined)?.body).toMatchObject({ type: 'free' }));
  });

  it('cancels only after asking, and can be taken back', async () => {
    const made = open(mahsa, subscriptionTo(mahsa));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    expect(made.some(({ url }) => url.includes('cancel-subscription'))).toBe(false);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Too little that is new');
    await userEvent.type(within(dialog).getByRole('textbox'), 'More brushes.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/does not renew/)).toBeInTheDocument();
    const sent = made.find(({ url }) => url.includes('cancel-subscription'))?.body;
    expect(sent).toEqual({ reason: 'too-little', words: 'More brushes.' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    const question = await screen.findByRole('dialog', { name: /Keep the subscription to .*Mahsa Karimi/ });
    expect(made.some(({ url }) => url.includes('charges/subscribe'))).toBe(false);
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText(/Renews on/)).toBeInTheDocument();
  });

  it('says of a cancellation that got no answer that something went wrong, and nothing of a payment', async () => {
    open(mahsa, subscriptionTo(mahsa));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    stubHttp({
      'POST /payment/wallet/cancel-subscription/:id': () => {
        throw new Error('the line is down');
      },
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('errors.default')).toBeInTheDocument();
    expect(screen.queryByText(/payment did not go through/)).not.toBeInTheDocument();
  });

  it('shows guests what it costs, and leads them to log in', async () => {
    resetSession(null);
    stubHttp({ 'GET /performers/:id': () => mahsa });
    renderCommerce(<ProfileSubscription performer={mahsa} />);
    await userEvent.click(await screen.findByRole('radio', { name: /Yearly/ }));
    const link = screen.getByRole('link', { name: 'Subscribe · 60 tokens' });
    expect(link).toHaveAttribute('href', '/auth/login');
    await userEvent.click(link);
    expect(takeCarriedAct('dialog')).toMatchObject({
      intent: 'commerce.subscribe',
      payload: { performer: { _id: mahsa._id }, period: 'yearly' },
    });
  });

  it('is not shown to performers', () => {
    resetSession(testUser({ role: 'performer' }));
    renderCommerce(<ProfileSubscription performer={mahsa} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('what a renewal by card takes', () => {
  const card = { brand: 'visa', last4: '4242' };
  const show = (changes: Partial<Subscription>) => {
    resetSession(testUser());
    stubHttp({
      'GET /performers/:id': () => mahsa,
      'GET /subscriptions/user/search': () => pageOf(subscriptionTo(mahsa, changes)),
      'GET /payment/tax': () => ({ country: 'DE', name: 'VAT', percent: 19 }),
    });
    renderCommerce(<WithDialog performer={mahsa} />);
  };

  it('is told in money with its tax, and the card is named', async () => {
    show({ card });
    expect(await screen.findByText(/^Each renewal takes .?\$7\.14.? from .?Visa •••• 4242/)).toBeVisible();
  });

  it.each([
    ['the wallet pays', { card: null }],
    ['it was cancelled', { card, status: 'cancelled' }],
  ] as const)('is not told where %s', async (_, changes) => {
    show(changes);
    await screen.findByText(/2099/);
    expect(screen.queryByText(/^Each renewal takes/)).not.toBeInTheDocument();
  });
});
