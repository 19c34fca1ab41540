import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentCard } from '@barg/api-client/models';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { SavedCards } from './saved-cards.tsx';

const visa: PaymentCard = {
  ...{ _id: 'c1', provider: 'sandbox', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
  ...{ isDefault: true, expiry: 'good' },
};

const inTestMode = () => {
  resetSession(testUser());
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ isTestMode: true }));
};

const typeCard = async (number: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '1234');
  await userEvent.type(screen.getByLabelText('Security code (CVC)'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Keep card' }));
};

describe('the cards of a wallet', () => {
  it('takes another, without a charge', async () => {
    inTestMode();
    let cards: unknown[] = [];
    const made = stubHttp({
      'GET /payment-cards': () => pageOf(...cards),
      'POST /sandbox/cards': () => {
        cards = [visa];
        return visa;
      },
    });
    renderCommerce(<SavedCards />);
    await typeCard('4242424242424242');
    expect(await screen.findByRole('button', { name: /^Forget .*4242/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = made.find(({ url }) => url === '/sandbox/cards');
    expect(sent?.body).toEqual({ number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' });
  });

  it('says what is wrong with a card, before it is sent and after', async () => {
    inTestMode();
    const made = stubHttp({
      'GET /payment-cards': () => pageOf(),
      'POST /sandbox/cards': () => {
        throw stubError(422, 'payment.not_a_test_card', 'In test mode only test cards are accepted.');
      },
    });
    renderCommerce(<SavedCards />);
    await typeCard('4242');
    expect(await screen.findByText('This card number is not complete.')).toBeVisible();
    expect(made.some(({ url }) => url === '/sandbox/cards')).toBe(false);
    await userEvent.type(screen.getByLabelText('Card number'), '424242424242');
    await userEvent.click(screen.getByRole('button', { name: 'Keep card' }));
    expect(await screen.findByText('In test mode only test cards are accepted.')).toBeVisible();
  });

  it('proposes another first, and warns of one that ends', async () => {
    inTestMode();
    let chosen = 'c1';
    const other = { ...visa, _id: 'c2', last4: '4444' };
    const cards = () =>
      [{ ...visa, expiry: 'soon' }, other].map((card) => ({ ...card, isDefault: card._id === chosen }));
    stubHttp({
      'GET /payment-cards': () => pageOf(...cards()),
      'PUT /payment-cards/:id/default': () => {
        chosen = 'c2';
        return other;
      },
    });
    renderCommerce(<SavedCards />);
    expect(await screen.findByText(/4242.*expires soon/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Propose .*4444/ }));
    expect(await screen.findByRole('button', { name: /^Propose .*4242/ })).toBeVisible();
    expect(screen.queryByText(/expires soon/)).not.toBeInTheDocument();
  });

  it('says what hangs on a card before it is forgotten', async () => {
    inTestMode();
    const subscription = { _id: 's1', performer: mahsa, price: 6, currentPeriodEnd: '2099-01-01T00:00:00.000Z' };
    const made = stubHttp({
      'GET /payment-cards': () => pageOf(visa),
      'GET /payment-cards/:id/subscriptions': () => ({ subscriptions: [subscription] }),
      'DELETE /payment-cards/:id': () => ({ success: true }),
    });
    renderCommerce(<SavedCards />);
    await userEvent.click(await screen.findByRole('button', { name: /^Forget/ }));
    expect(await screen.findByText(/Mahsa Karimi · .*6/)).toBeVisible();
    expect(made.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Forget card' }));
    await waitFor(() => expect(made.some(({ name }) => name.startsWith('DELETE'))).toBe(true));
  });

  it('says that what hangs on a card is not known, which is not that nothing does', async () => {
    inTestMode();
    let isDown = true;
    const subscription = { _id: 's1', performer: mahsa, price: 6, currentPeriodEnd: '2099-01-01T00:00:00.000Z' };
    stubHttp({
      'GET /payment-cards': () => pageOf(visa),
      'GET /payment-cards/:id/subscriptions': () => {
        if (isDown) throw stubError(503, 'server.unexpected', 'Not now.');
        return { subscriptions: [subscription] };
      },
    });
    renderCommerce(<SavedCards />);
    await userEvent.click(await screen.findByRole('button', { name: /^Forget/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Mahsa Karimi · .*6/)).toBeVisible();
  });
});
