import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { SavedCards } from '../features/cards/components/saved-cards.tsx';
import { TopUpDialog } from '../features/top-up/components/top-up-dialog.tsx';
import { pageOf, renderCommerce } from '../testing/render-commerce.tsx';

const SCRIPT = 'https://js.stripe.example/stripe.js';
const visa = { _id: 'c1', provider: 'stripe', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };

/** Stripe's script as it stands in the page once it is loaded. */
const stubStripe = () => {
  const listeners: Record<string, () => void> = {};
  const element = {
    mount: jest.fn(() => queueMicrotask(() => listeners.ready?.())),
    destroy: jest.fn(),
    on: (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
  };
  const stripe = {
    elements: () => ({ create: () => element }),
    createPaymentMethod: jest.fn(async (): Promise<object> => ({
      paymentMethod: { id: `pm_${stripe.createPaymentMethod.mock.calls.length}` },
    })),
    handleNextAction: jest.fn(async () => ({})),
  };
  window.Stripe = jest.fn(() => stripe) as never;
  return { stripe, element, type: () => act(() => listeners.change?.()) };
};

beforeEach(() => {
  resetSession(testUser());
  const settings = { stripeScript: SCRIPT, stripePublishableKey: 'pk_test_0123456789' };
  storeHere().dispatch(settingsSlice.actions.settingsLoaded(settings));
});
afterEach(() => {
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ stripeScript: '', stripePublishableKey: '' }));
  delete window.Stripe;
  document.head.querySelector('script[data-stripe]')?.remove();
});

const openCards = async (answer: () => unknown = () => visa) => {
  const made = stubHttp({ 'GET /payment-cards': () => pageOf(), 'POST /stripe/cards': answer });
  renderCommerce(<SavedCards />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
  const sent = () => made.filter(({ url }) => url === '/stripe/cards').map(({ body }) => body);
  return { sent, keep: () => userEvent.click(screen.getByRole('button', { name: 'Keep card' })) };
};

describe('a card where Stripe takes cards', () => {
  it('is typed into Stripe’s fields, and comes here as a token', async () => {
    const { stripe, element } = stubStripe();
    const { sent, keep } = await openCards();
    await waitFor(() => expect(element.mount).toHaveBeenCalled());
    expect(screen.queryByLabelText('Security code (CVC)')).not.toBeInTheDocument();
    await keep();
    await waitFor(() => expect(sent()).toEqual([{ token: 'pm_1' }]));
    expect(stripe.createPaymentMethod).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(element.destroy).toHaveBeenCalled());
  });

  it('is the same token until something else is typed, so that a repeated order stays the same', async () => {
    const { type, element } = stubStripe();
    const { sent, keep } = await openCards(() => {
      throw new Error('no answer');
    });
    await waitFor(() => expect(element.mount).toHaveBeenCalled());
    await keep();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await keep();
    await waitFor(() => expect(sent()).toHaveLength(2));
    type();
    await keep();
    await waitFor(() => expect(sent()).toEqual([{ token: 'pm_1' }, { token: 'pm_1' }, { token: 'pm_2' }]));
  });

  it('says in the site’s language what Stripe finds wrong, and sends nothing', async () => {
    const { stripe, element } = stubStripe();
    stripe.createPaymentMethod.mockResolvedValue({ error: { code: 'incomplete_number' } });
    const { sent, keep } = await openCards();
    await waitFor(() => expect(element.mount).toHaveBeenCalled());
    await keep();
    expect(await screen.findByText('This card number is not complete.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('loads Stripe’s script only now, and may be tried again where it does not come', async () => {
    const policies = new Set<string>();
    const createPolicy = (name: string, rules: object) => {
      if (policies.has(name)) throw new TypeError('A page may make a policy once');
      policies.add(name);
      return rules;
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(document.head.querySelector('script[data-stripe]')).toBeNull();
    await openCards();
    const inserted = () =>
      waitFor(() => {
        const found = document.head.querySelector<HTMLScriptElement>('script[data-stripe]');
        if (!found) throw new Error('not yet');
        return found;
      });
    const script = await inserted();
    expect(script.src).toBe(SCRIPT);
    script.dispatchEvent(new Event('error'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const again = await inserted();
    const { element } = stubStripe();
    again.dispatchEvent(new Event('load'));
    await waitFor(() => expect(element.mount).toHaveBeenCalled());
    Reflect.deleteProperty(window, 'trustedTypes');
  });
});

it('repeats a first payment without an answer as it was, although its card is kept by now', async () => {
  const { element } = stubStripe();
  let kept: object[] = [];
  const made = stubHttp({
    'GET /package/token/search': () => pageOf({ _id: 'p1', name: 'Leaf', tokens: 10, price: 10, currency: 'USD' }),
    'GET /payment-cards': () => pageOf(...kept),
    'GET /payment/tax': () => ({ country: 'DE', name: '', percent: 0 }),
    'POST /payment/wallet/top-up': () => {
      kept = [{ ...visa, isDefault: true, expiry: 'good' }];
      throw new Error('the line is down');
    },
  });
  renderCommerce(<TopUpDialog payload={{ missing: undefined }} onSettled={jest.fn()} />);
  await screen.findByRole('button', { name: /^Pay/ });
  await waitFor(() => expect(element.mount).toHaveBeenCalled());
  await userEvent.click(screen.getByLabelText('Keep this card for next time'));
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('radio', { name: /4242/ })).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(/not be charged twice/);
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  const attempts = () => made.filter(({ url }) => url === '/payment/wallet/top-up');
  await waitFor(() => expect(attempts()).toHaveLength(2));
  const [first, second] = attempts();
  expect(first?.body).toMatchObject({ card: { token: 'pm_1' }, saveCard: true });
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
});

describe('a payment that Stripe asks about', () => {
  it('is confirmed above the page, and ends when the API says so', async () => {
    const { stripe, element } = stubStripe();
    const nextAction = { url: '/wallet/payments?payment=pay1', clientSecret: 'pi_1_secret_2' };
    const payment = { _id: 'pay1', tokens: 50, nextAction: { ...nextAction, clientSecret: null }, failureCode: null };
    const asking = { status: 'requires-action', nextAction, payment, balance: 1 };
    stubHttp({
      'GET /package/token/search': () => pageOf({ _id: 'p1', name: 'Leaf', tokens: 10, price: 10, currency: 'USD' }),
      'GET /payment-cards': () => pageOf(),
      'POST /payment/wallet/top-up': () => asking,
      'POST /payment/transactions/:id/check': () => asking,
    });
    renderCommerce(<TopUpDialog payload={{ missing: undefined }} onSettled={jest.fn()} />);
    await screen.findByRole('button', { name: /^Pay/ });
    await waitFor(() => expect(element.mount).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to your bank' }));
    expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' });
  });
});
