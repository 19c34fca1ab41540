import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { SavedCards } from './saved-cards.tsx';

const visa = { _id: 'c1', provider: 'sandbox', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };

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
});
