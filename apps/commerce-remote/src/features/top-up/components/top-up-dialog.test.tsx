import type { ComponentProps } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { PaymentCard } from '@barg/api-client/models';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';
import { TopUpForm } from './top-up-form.tsx';

const paid = { status: 'succeeded', nextAction: null, payment: { _id: 'pay1', tokens: 50 }, balance: 174.5 };
const visa: PaymentCard = {
  ...{ _id: 'c1', provider: 'sandbox', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
  ...{ isDefault: true, expiry: 'good' },
};

interface Given {
  missing?: number;
  cards?: unknown[];
  priceOf?: () => number;
  check?: StubbedCall;
  percent?: number;
  takesCoins?: boolean;
  invoice?: StubbedCall;
  quote?: StubbedCall;
  settings?: () => object;
  isSold?: () => boolean;
}

const open = (
  answer: StubbedCall,
  { missing, cards = [], priceOf = () => 10, check = () => answer, percent = 0, ...given }: Given = {},
) => {
  resetSession(testUser());
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ takesCoins: given.takesCoins ?? false }));
  const made = stubHttp({
    'GET /package/token/search': () =>
      pageOf(
        ...(given.isSold?.() === false
          ? []
          : [{ _id: 'p1', name: 'Leaf', tokens: 10, price: priceOf(), currency: 'USD' }]),
        { _id: 'p2', name: 'Branch', tokens: 26, price: 25, currency: 'USD' },
      ),
    'GET /payment-cards': () => pageOf(...cards),
    'GET /payment/tax': () => ({ country: 'DE', name: percent === 0 ? '' : 'MwSt.', percent }),
    'POST /payment/wallet/top-up': answer,
    'POST /crypt/invoices': given.invoice ?? answer,
    'POST /payment/transactions/:id/check': check,
    'POST /coupons/:code/apply-coupon':
      given.quote ?? (() => ({ code: 'spring', discount: 2.5, total: 7.5, tax: 0, endsAt: null })),
    'POST /settings/keys': () => given.settings?.() ?? {},
    'GET /check-country': () => ({ blocked: false }),
  });
  const onSettled = jest.fn();
  renderCommerce(<TopUpDialog payload={{ missing }} onSettled={onSettled} />);
  const attempts = () => made.filter(({ url }) => url === '/payment/wallet/top-up');
  const sent = () => made.filter(({ url }) => ['/payment/wallet/top-up', '/crypt/invoices'].includes(url));
  const asked = () => made.filter(({ url }) => url.startsWith('/coupons'));
  return { onSettled, attempts, sent, asked, keys: () => attempts().map(({ headers }) => headers['Idempotency-Key']) };
};

const fillCard = async (number = '4242424242424242') => {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '1234');
  await userEvent.type(screen.getByLabelText('Security code (CVC)'), '123');
};
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay/ }));

describe('the top-up dialog', () => {
  it('buys a package with a card typed in Persian digits', async () => {
    const { onSettled, attempts } = open(() => paid);
    await fillCard('۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲');
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await pay();
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };
    expect(attempts()[0]?.body).toEqual({ packageId: 'p1', expectedPrice: 10, currency: 'USD', saveCard: false, card });
  });

  it('proposes what is missing, within the bounds of the site', async () => {
    open(() => paid, { missing: 0.4 });
    expect(await screen.findByLabelText('Amount')).toHaveValue('2.95');
  });

  it('takes the package that gives more for the money that was typed, and says so', async () => {
    const { onSettled, attempts } = open(() => paid, { missing: 20 });
    await fillCard();
    const amount = screen.getByLabelText('Amount');
    const write = async (text: string) => {
      await userEvent.clear(amount);
      await userEvent.type(amount, text);
    };
    await write('30');
    expect(screen.getByRole('button', { name: 'Pay $30.00' })).toBeVisible();
    expect(screen.queryByText(/gives you more/)).not.toBeInTheDocument();
    await write('25');
    expect(await screen.findByText(/Branch.*gives you more.*26 tokens.*\$25\.00/)).toBeVisible();
    await write('26');
    expect(screen.getByRole('button', { name: 'Pay $25.00' })).toBeVisible();
    await pay();
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(attempts()[0]?.body).toMatchObject({ packageId: 'p2' });
    expect(attempts()[0]?.body).not.toHaveProperty('amount');
  });

  it('shows the tax before it is paid, and names the price with it', async () => {
    const { attempts } = open(() => paid, { missing: 20, percent: 19, cards: [visa] });
    expect(await screen.findByText('Of it MwSt. 19%: $3.80')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pay $23.80' }));
    await waitFor(() => expect(attempts()).toHaveLength(1));
    expect(attempts()[0]?.body).toEqual({ amount: 20, expectedPrice: 23.8, currency: 'USD', cardId: 'c1' });
  });

  it('reads an amount of one’s own in Persian digits', async () => {
    const { attempts } = open(() => paid, { missing: 20, cards: [visa] });
    const amount = await screen.findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '۱۲٫۵');
    await userEvent.click(screen.getByRole('button', { name: 'Pay $12.50' }));
    await waitFor(() => expect(attempts()).toHaveLength(1));
    expect(attempts()[0]?.body).toEqual({ amount: 12.5, expectedPrice: 12.5, currency: 'USD', cardId: 'c1' });
  });

  it('refuses amounts out of bounds before anything is sent', async () => {
    const { attempts } = open(() => paid, { missing: 20 });
    await fillCard();
    await userEvent.clear(screen.getByLabelText('Amount'));
    await userEvent.type(screen.getByLabelText('Amount'), '301');
    expect(screen.getByLabelText('Amount')).toBeInvalid();
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('From 2.95 to 300 tokens');
    expect(screen.queryByText('Balance afterwards')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Amount'), '{Enter}');
    expect(attempts()).toHaveLength(0);
  });

  it('shows the bank’s sentence and stays; the next attempt is another payment', async () => {
    const { onSettled, keys } = open(() => {
      throw stubError(402, 'payment.card_declined', 'The bank declined this payment.');
    });
    await fillCard();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined this payment.');
    await pay();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('stays open and takes no second payment while a card is being charged', async () => {
    const charge = Promise.withResolvers<unknown>();
    const { onSettled, attempts } = open(() => charge.promise, { cards: [visa], takesCoins: true });
    await userEvent.click(await screen.findByRole('button', { name: /^Pay \$/ }));
    await waitFor(() => expect(attempts()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(onSettled).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay with coins' })).toBeDisabled();
    charge.reject(stubError(402, 'payment.card_declined', 'The bank declined this payment.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined this payment.');
    await userEvent.keyboard('{Escape}');
    expect(onSettled).toHaveBeenCalledWith(null);
  });

  it('stays open while an invoice for coins is opened, and charges no card meanwhile', async () => {
    const { onSettled } = open(() => paid, { cards: [visa], takesCoins: true, invoice: () => new Promise(() => {}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with coins' }));
    expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('repeats a payment that got no answer under the same key, and a changed one under another', async () => {
    const { keys } = open(() => {
      throw new Error('the line is down');
    });
    await fillCard();
    await pay();
    await screen.findByRole('alert');
    await pay();
    await waitFor(() => expect(keys()).toHaveLength(2));
    await userEvent.click(screen.getByLabelText('Keep this card for next time'));
    await pay();
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says that it may be paid as long as it is that order, and of another that it is paid beside it', async () => {
    open(
      () => {
        throw stubError(0, 'network.timeout', 'The site did not answer in time.');
      },
      { cards: [visa] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/may have been paid.*not be charged twice/);
    await userEvent.click(screen.getByRole('radio', { name: /Branch/ }));
    expect(screen.getByRole('alert')).toHaveTextContent(/would be paid in addition/);
    expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/wallet/payments');
    await userEvent.click(screen.getByRole('radio', { name: /Leaf/ }));
    expect(screen.getByRole('alert')).toHaveTextContent(/not be charged twice/);
  });

  it('says that there is no connection, no longer than that is so, beside that it may be paid', async () => {
    open(
      () => {
        throw stubError(0, 'network.offline', 'You are offline.');
      },
      { cards: [visa] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10.00' }));
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(screen.getByText(/may have been paid.*not be charged twice/)).toBeVisible();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    expect(screen.getByText(/may have been paid/)).toBeVisible();
  });

  it.each([
    ['a card', /^Pay \$10/],
    ['coins', 'Pay with coins'],
  ])('offers a package no longer that is not sold any more, where it was to be paid with %s', async (_, name) => {
    let isSold = true;
    const { attempts } = open(
      () => {
        isSold = false;
        throw stubError(404, 'common.not_found', 'This was not found.');
      },
      { cards: [visa], takesCoins: true, isSold: () => isSold },
    );
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('This was not found.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Leaf/ })).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: 'Another amount' })).toBeChecked();
    const before = attempts().length;
    await userEvent.click(screen.getByRole('button', { name: /^Pay$/ }));
    expect(attempts()).toHaveLength(before);
  });

  it('waits with a payment for the price with the coupon', async () => {
    const quote = Promise.withResolvers<unknown>();
    open(() => paid, { cards: [visa], quote: () => quote.promise });
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(screen.getByLabelText('Coupon'), 'SPRING{Enter}');
    expect(screen.getByRole('button', { name: 'Pay $10.00' })).toBeDisabled();
    quote.resolve({ code: 'spring', discount: 2.5, total: 7.5, tax: 0, endsAt: null });
    expect(await screen.findByRole('button', { name: 'Pay $7.50' })).toBeEnabled();
  });

  it.each(['card', 'coins'])(
    'reads the settings again where an own amount costs another by now, by %s',
    async (way) => {
      let tokenValue = 1;
      const { sent } = open(
        () => {
          if (tokenValue === 1.2) return way === 'card' ? paid : { _id: 'pay1' };
          tokenValue = 1.2;
          throw stubError(409, 'price.changed', 'The price has changed: it is 24 now.');
        },
        { missing: 20, cards: [visa], takesCoins: true, settings: () => ({ tokenValue, currency: 'USD' }) },
      );
      const press = async (cost: string) => {
        const byCard = await screen.findByRole('button', { name: `Pay ${cost}` });
        await userEvent.click(way === 'card' ? byCard : screen.getByRole('button', { name: 'Pay with coins' }));
      };
      await press('$20.00');
      await press('$24.00');
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent().map(({ body }) => (body as { expectedPrice: number }).expectedPrice)).toEqual([20, 24]);
      act(() => void storeHere().dispatch(settingsSlice.actions.settingsLoaded({ tokenValue: 1 })));
    },
  );

  it('pays with a saved card without asking for its digits', async () => {
    const { onSettled, attempts } = open(() => paid, { cards: [visa] });
    await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(attempts()[0]?.body).toEqual({ packageId: 'p1', expectedPrice: 10, currency: 'USD', cardId: 'c1' });
  });

  it('proposes the default card, and none that has expired', async () => {
    const [old, chosen, newest] = [
      { ...visa, _id: 'c1', last4: '1111', isDefault: false, expiry: 'past' as const },
      { ...visa, _id: 'c2', last4: '2222' },
      { ...visa, _id: 'c3', last4: '3333', isDefault: false },
    ];
    open(() => paid, { cards: [newest, chosen, old] });
    expect(await screen.findByRole('radio', { name: /2222/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /1111/ })).not.toBeInTheDocument();
  });

  it('asks again with the new price when a package costs something else by now', async () => {
    let price = 10;
    const { attempts } = open(
      () => {
        if (price === 12) return paid;
        price = 12;
        throw stubError(409, 'price.changed', 'The price has changed: it is 12 now.');
      },
      { priceOf: () => price, cards: [visa] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $10.00' }));
    expect(await screen.findByText('The price has changed: it is 12 now.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $12.00' }));
    await waitFor(() => expect(attempts()).toHaveLength(2));
    expect(attempts().map(({ body }) => (body as { expectedPrice: number }).expectedPrice)).toEqual([10, 12]);
  });
});

describe('a coupon for a package', () => {
  it('lowers what is paid, and is sent with the payment', async () => {
    const { attempts, onSettled, asked } = open(() => paid, { cards: [visa] });
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(screen.getByLabelText('Coupon'), 'SPRING{Enter}');
    const code = await screen.findByText('spring');
    expect(code).toHaveAttribute('translate', 'no');
    expect(code.parentElement).toHaveTextContent(/^spring takes \$2.50 off.$/);
    expect(attempts()).toHaveLength(0);
    expect(asked()[0]?.body).toMatchObject({ purpose: 'package', itemId: 'p1' });
    await userEvent.click(screen.getByRole('button', { name: 'Pay $7.50' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(attempts()[0]?.body).toMatchObject({ packageId: 'p1', expectedPrice: 7.5, coupon: 'spring' });
  });

  it('is taken away where it can no longer be used', async () => {
    open(
      () => {
        throw stubError(409, 'coupon.unusable', 'This coupon cannot be used here.');
      },
      { cards: [visa] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(screen.getByLabelText('Coupon'), 'SPRING{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $7.50' }));
    expect(await screen.findByText('This coupon cannot be used here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $10.00' })).toBeVisible();
  });
});

describe('a payment that the bank asks about', () => {
  const url = '/api/sandbox/challenges/sandbox:charge:1?signature=x';
  const asking = {
    status: 'requires-action',
    nextAction: { url },
    payment: { _id: 'pay1', tokens: 50, nextAction: { url }, failureCode: null },
    balance: 124.5,
  };
  const failed = { ...asking, status: 'failed', nextAction: null, payment: { failureCode: 'payment.card_declined' } };

  const wait = async (check: StubbedCall, choose?: (user: UserEvent) => Promise<void>) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const opened = open(() => asking, { cards: [visa], check });
    const button = await screen.findByRole('button', { name: /^Pay/ });
    await choose?.(user);
    await user.click(button);
    const link = await screen.findByRole('link', { name: 'Continue to your bank' });
    return { ...opened, link, user };
  };
  const pass = () => act(() => jest.advanceTimersByTimeAsync(3100));
  afterEach(() => jest.useRealTimers());

  it('opens the bank beside the dialog and ends when the gateway says so', async () => {
    let outcome: unknown = asking;
    const { link, onSettled } = await wait(() => outcome);
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    await pass();
    expect(screen.getByText('Waiting for your bank…')).toBeVisible();
    expect(onSettled).not.toHaveBeenCalled();
    outcome = paid;
    await pass();
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  });

  it('says why the bank refused and leads back to the form', async () => {
    let outcome: unknown = asking;
    const { onSettled, user } = await wait(() => outcome);
    outcome = failed;
    await pass();
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined it');
    await user.click(screen.getByRole('button', { name: 'Try another way' }));
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible();
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('leads back to what was chosen before: the amount, the card and whether it is kept', async () => {
    let outcome: unknown = asking;
    const { user, attempts } = await wait(
      () => outcome,
      async (own) => {
        await own.click(screen.getByRole('radio', { name: 'Another amount' }));
        await own.type(screen.getByLabelText('Amount'), '33');
        await own.click(screen.getByRole('radio', { name: 'Another card' }));
        await own.type(screen.getByLabelText('Card number'), '4242424242424242');
        await own.type(screen.getByLabelText('Expiry date'), '1234');
        await own.type(screen.getByLabelText('Security code (CVC)'), '123');
        await own.click(screen.getByLabelText('Keep this card for next time'));
      },
    );
    expect(screen.queryByLabelText('Amount')).not.toBeVisible();
    outcome = failed;
    await pass();
    await user.click(await screen.findByRole('button', { name: 'Try another way' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('33');
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeChecked();
    expect(screen.getByLabelText('Keep this card for next time')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Pay $33.00' }));
    await waitFor(() => expect(attempts()).toHaveLength(2));
    expect(attempts().map(({ body }) => body)).toEqual(
      [1, 2].map(() => expect.objectContaining({ amount: 33, saveCard: true })),
    );
  });

  it('goes on asking while the line is down', async () => {
    let isDown = true;
    const { onSettled } = await wait(() => {
      if (isDown) throw stubError(503, 'server.busy', 'Please come back later.');
      return paid;
    });
    await pass();
    isDown = false;
    await pass();
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  });
});

type Cards = ComponentProps<typeof TopUpForm>['cards'];

describe('a list of cards that comes late', () => {
  const form = (cards: Cards) => (
    <TopUpForm packages={[]} cards={cards} missing={5} onPaid={jest.fn()} onCoins={jest.fn()} />
  );
  it('is what the form proposes to pay with', async () => {
    resetSession(testUser());
    const { rerender } = renderCommerce(form([]));
    expect(screen.getByLabelText('Card number')).toBeInTheDocument();
    rerender(form([visa]));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  });

  it('does not lead away who has begun to type another', async () => {
    resetSession(testUser());
    const { rerender } = renderCommerce(form([]));
    await userEvent.type(screen.getByLabelText('Card number'), '5555');
    rerender(form([visa]));
    expect(await screen.findByRole('radio', { name: /4242/ })).not.toBeChecked();
    expect(screen.getByLabelText('Card number')).toHaveValue('5555');
  });
});
