import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentCard } from '@barg/api-client/models';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { answering, mahsa, pageOf, renderCommerce, subscriptionTo } from '../../../testing/render-commerce.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';

const PATH = '/payment/subscribe/performers';
const visa: PaymentCard = {
  ...{ _id: 'c1', provider: 'sandbox', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
  ...{ isDefault: false, expiry: 'good' },
};
const other: PaymentCard = { ...visa, _id: 'c2', last4: '1881', isDefault: true };
const url = '/api/sandbox/challenges/sandbox:charge:1?signature=x';
const payment = { _id: 'pay1', tokens: 6, nextAction: null, failureCode: null };
const paid = { status: 'succeeded', nextAction: null, payment, balance: 0, subscription: subscriptionTo(mahsa) };
const asking = {
  ...{ status: 'requires-action', nextAction: { url }, balance: 0, subscription: null },
  payment: { ...payment, nextAction: { url } },
};

interface Given {
  cards?: PaymentCard[];
  percent?: number;
  /** What a coupon leaves of the price. */
  quoted?: number;
  check?: StubbedCall;
  subscription?: () => unknown;
  settings?: () => object;
}

const open = (
  answer: StubbedCall,
  { cards = [visa, other], percent = 0, quoted = 5, check = () => paid, ...given }: Given = {},
) => {
  resetSession(testUser({ balance: 0 }));
  const made = stubHttp({
    'GET /performers/:id': () => mahsa,
    'GET /subscriptions/user/search': () => pageOf(...[given.subscription?.()].filter(Boolean)),
    'GET /payment-cards': () => pageOf(...cards),
    'GET /payment/tax': () => ({ country: 'DE', name: percent === 0 ? '' : 'MwSt.', percent }),
    'POST /payment/subscribe/performers': answer,
    'POST /settings/keys': () => given.settings?.() ?? {},
    'GET /check-country': () => ({ blocked: false }),
    'POST /payment/transactions/:id/check': check,
    'POST /coupons/:code/apply-coupon': () => ({ code: 'spring', discount: 6 - quoted, total: quoted, endsAt: null }),
  });
  const onSettled = jest.fn();
  renderCommerce(<SubscribeDialog payload={{ performer: mahsa }} onSettled={onSettled} />, answering('done'));
  const attempts = () => made.filter((call) => call.url === PATH);
  return { onSettled, attempts, keys: () => attempts().map(({ headers }) => headers['Idempotency-Key']) };
};

const chooseCard = async (user: Pick<typeof userEvent, 'click'> = userEvent) =>
  user.click(await screen.findByRole('radio', { name: 'By card' }));
const pay = async (user: Pick<typeof userEvent, 'click'> = userEvent) =>
  user.click(await screen.findByRole('button', { name: /^Subscribe · \$/ }));

describe('a subscription that a card pays for', () => {
  it('is charged to the kept card that is the default, at what it costs in money, tax included', async () => {
    const { onSettled, attempts } = open(() => paid, { percent: 19 });
    await chooseCard();
    expect(await screen.findByRole('radio', { name: /1881/ })).toBeChecked();
    expect(screen.getByText('Of it MwSt. 19%: $1.14')).toBeVisible();
    expect(screen.getByText(/charged to this card too: .*\$7\.14.* each time/)).toBeVisible();
    expect(attempts()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe · $7.14' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(attempts().map(({ body }) => body)).toEqual([
      {
        ...{ performerId: mahsa._id, type: 'monthly', expectedPrice: 6, expectedRenewalPrice: 6 },
        ...{ expectedAmount: 7.14, currency: 'USD', cardId: 'c2' },
      },
    ]);
  });

  it('takes a new card, says who pays next unless it is kept, and checks it first', async () => {
    const { onSettled, attempts } = open(() => paid, { cards: [] });
    await chooseCard();
    await pay();
    expect(await screen.findByText('This card number is not complete.')).toBeVisible();
    expect(attempts()).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Card number'), '4242424242424242');
    await userEvent.type(screen.getByLabelText('Expiry date'), '1234');
    await userEvent.type(screen.getByLabelText('Security code (CVC)'), '123');
    expect(screen.getByText(/paid from your wallet, unless you keep this card/)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Keep this card for next time'));
    expect(screen.getByText(/charged to this card too/)).toBeVisible();
    await pay();
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };
    expect(attempts()[0]?.body).toMatchObject({ card, saveCard: true, expectedAmount: 6 });
  });

  it('costs less with a coupon, which goes with the order', async () => {
    const { attempts } = open(() => paid);
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'SPRING{Enter}');
    await chooseCard();
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe · $5.00' }));
    await waitFor(() => expect(attempts()).toHaveLength(1));
    const prices = { expectedPrice: 5, expectedRenewalPrice: 6, expectedAmount: 5 };
    expect(attempts()[0]?.body).toMatchObject({ coupon: 'spring', ...prices });
  });

  it('is not asked of a card where a coupon leaves less than cards are charged, which is told instead', async () => {
    const { attempts } = open(() => paid, { quoted: 0.01 });
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'SPRING{Enter}');
    await chooseCard();
    expect(await screen.findByText(/Cards are charged \$2\.95 or more\. Pay for this from your wallet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Subscribe · \$/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'From the wallet' }));
    expect(screen.queryByText(/Cards are charged/)).not.toBeInTheDocument();
    expect(attempts()).toHaveLength(0);
  });

  it('is refused in the bank’s words, and the next attempt is another payment', async () => {
    const { onSettled, keys } = open(() => {
      throw stubError(402, 'payment.card_declined', 'The bank declined this payment.');
    });
    await chooseCard();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined this payment.');
    await pay();
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('is sent again under the same key while no answer came', async () => {
    const { keys } = open(() => {
      throw new Error('the line is down');
    });
    await chooseCard();
    await pay();
    await screen.findByRole('alert');
    await pay();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
  });

  it('says that it may be paid as long as it is that order, and of another that it is paid beside it', async () => {
    open(() => {
      throw stubError(0, 'network.timeout', 'The site did not answer in time.');
    });
    await chooseCard();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(/may have been paid.*not be charged twice/);
    await userEvent.click(screen.getByRole('radio', { name: /4242/ }));
    expect(screen.getByRole('alert')).toHaveTextContent(/would be paid in addition/);
    expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/wallet/payments');
    cleanup();
    renderCommerce(<SubscribeDialog payload={{ performer: mahsa }} onSettled={jest.fn()} />);
    await chooseCard();
    expect(await screen.findByRole('alert')).toHaveTextContent(/may have been paid.*not be charged twice/);
  });

  it('says that there is no connection, no longer than that is so', async () => {
    open(() => {
      throw stubError(0, 'network.offline', 'You are offline.');
    });
    await chooseCard();
    await pay();
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(screen.getByText(/may have been paid/)).toBeVisible();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  });

  it('reads the settings again where it costs something else in money by now', async () => {
    let tokenValue = 1;
    const { attempts } = open(
      () => {
        if (tokenValue === 1.2) return paid;
        tokenValue = 1.2;
        throw stubError(409, 'price.changed', 'The price has changed: it is 7.20 now.');
      },
      { settings: () => ({ tokenValue, currency: 'USD' }) },
    );
    await chooseCard();
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe · $7.20' }));
    await waitFor(() => expect(attempts()).toHaveLength(2));
    act(() => void storeHere().dispatch(settingsSlice.actions.settingsLoaded({ tokenValue: 1 })));
  });

  it('leads to one’s own limit where that refuses it', async () => {
    open(() => {
      throw stubError(409, 'wallet.cap_reached', 'Your limit is reached.');
    });
    await chooseCard();
    await pay();
    expect(await screen.findByText('Your limit is reached.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('limits'));
    expect(screen.getByRole('button', { name: /^Subscribe · \$/ })).toBeDisabled();
  });

  it('is not offered where nothing is charged', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /performers/:id': () => ({ ...mahsa, isFreeTrial: true }),
      'GET /subscriptions/user/search': () => pageOf(),
    });
    renderCommerce(<SubscribeDialog payload={{ performer: mahsa }} onSettled={jest.fn()} />);
    expect(await screen.findByRole('button', { name: 'Start free month' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'By card' })).not.toBeInTheDocument();
  });
});

describe('the dialog of a fan who has a subscription', () => {
  it.each([
    ['past-due', null],
    ['active', 'done'],
  ] as const)('is closed, where it is %s, with %s', async (status, answer) => {
    const { onSettled } = open(() => paid, { subscription: () => subscriptionTo(mahsa, { status }) });
    await screen.findByText(status === 'active' ? /Renews on/ : 'Waiting for payment');
    await userEvent.keyboard('{Escape}');
    expect(onSettled).toHaveBeenCalledWith(answer);
  });
});

describe('a subscription whose card’s bank asks first', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = () => act(() => jest.advanceTimersByTimeAsync(3100));

  /** The first answer is the bank's question; `then` answers the order when it is repeated. */
  const wait = async (then: () => unknown, given: Given = {}) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let isAnswered = false;
    const { check = () => paid } = given;
    const opened = open(() => (isAnswered ? then() : asking), {
      ...given,
      check: (call) => (isAnswered ? check(call) : asking),
    });
    await chooseCard(user);
    await pay(user);
    expect(await screen.findByRole('link', { name: 'Continue to your bank' })).toHaveAttribute('href', url);
    isAnswered = true;
    await pass();
    return { ...opened, user };
  };

  it('ends once the bank has said yes and the same order, repeated, has its subscription', async () => {
    const { onSettled, attempts, keys } = await wait(() => paid);
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(attempts()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(attempts()[1]?.body).toEqual(attempts()[0]?.body);
  });

  it('ends too where the socket has told of the subscription before', async () => {
    let isThere = false;
    const { onSettled } = await wait(
      () => {
        isThere = true;
        return paid;
      },
      { subscription: () => isThere && subscriptionTo(mahsa) },
    );
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  });

  it('says that the money is in the wallet where the subscription could not begin', async () => {
    const { onSettled } = await wait(() => ({ ...paid, balance: 6, subscription: null }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not begin.*in your wallet: .?6 tokens/);
    expect(screen.getByRole('radio', { name: 'From the wallet' })).toBeChecked();
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('says so with the reason where the repeated order is refused', async () => {
    await wait(() => {
      throw stubError(409, 'price.changed', 'The price has changed: it is 7 now.');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/it is 7 now.*in your wallet/);
  });

  it('asks again where what became of it is not known', async () => {
    let isDown = true;
    const { onSettled, keys, user } = await wait(() => {
      if (isDown) throw new Error('the line is down');
      return paid;
    });
    expect(await screen.findByText(/not known yet; you will not be charged twice/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(new Set(keys()).size).toBe(1);
  });

  it('leads back to what was chosen where the bank said no', async () => {
    const failed = { ...asking, status: 'failed', payment: { ...payment, failureCode: 'payment.card_declined' } };
    const { user, attempts } = await wait(() => paid, { check: () => failed });
    await user.click(await screen.findByRole('button', { name: 'Try another way' }));
    expect(screen.getByRole('radio', { name: 'By card' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /1881/ })).toBeChecked();
    expect(attempts()).toHaveLength(1);
  });
});
