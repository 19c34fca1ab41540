import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeHere, userSlice } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { answering, mahsa, ordersOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

const CHARGE = 'POST /wallet/charges/stream-ticket/:id';
const stream = { _id: 'stream-1', title: 'Drawing together', price: 5 };

const open = (answer: StubbedCall, unaskedBelow = 0) => {
  resetSession(testUser({ balance: 20, unaskedBelow }));
  const made = stubHttp({ [CHARGE]: answer });
  const onSettled = jest.fn();
  renderCommerce(<TicketDialog payload={{ stream, performer: mahsa }} onSettled={onSettled} />, {
    platform: answering('done').platform,
  });
  return { made, onSettled };
};
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Buy the ticket · 5 tokens' }));
const refused = (code: string, message: string) => () => {
  throw stubError(409, code, message);
};

test('asks, says what is kept aside and until when, and pays the price that was seen', async () => {
  // Also below the fan's own bound: the money may come back, so it is not a purchase for good.
  const { made, onSettled } = open(() => ({ transaction: {}, balance: 15 }), 100);
  expect(await screen.findByText(/kept aside until .*Mahsa.* at least 50 % of the planned time/)).toBeInTheDocument();
  expect(made).toEqual([]);
  await pay();
  await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  expect(made[0]).toMatchObject({ url: '/wallet/charges/stream-ticket/stream-1', body: { expectedPrice: 5 } });
});

test('closes where there is a ticket already', async () => {
  const { onSettled } = open(refused('wallet.already_purchased', 'You have already bought this.'));
  await pay();
  await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
});

test('whose answer is lost is asked for again by the same key, and told as bought', async () => {
  const answers: StubbedCall[] = [
    () => {
      throw new Error('cut');
    },
    () => ({ transaction: {}, balance: 0 }),
  ];
  const { made, onSettled } = open((call) => answers.shift()?.(call));
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent(/may have been paid.*not be charged twice/);
  act(() => void storeHere().dispatch(userSlice.actions.balanceChanged({ balance: 0 })));
  await pay();
  await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  expect(screen.getByText('You have a ticket. It is bound to your account.')).toBeInTheDocument();
  const keys = ordersOf(made).map(({ headers }) => headers['Idempotency-Key']);
  expect([keys.length, keys[1]]).toEqual([2, keys[0]]);
});

test.each(['stream.ended', 'stream.banned', 'wallet.not_for_sale'])(
  'closes, and says why, where it can be bought no more: %s',
  async (code) => {
    const { onSettled } = open(refused(code, 'Not any more.'));
    await pay();
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith(null));
    expect(screen.getByText('Not any more.')).toBeInTheDocument();
  },
);

test('is not paid at another price', async () => {
  const { onSettled } = open(refused('price.changed', 'The price has changed: it is 9 tokens now.'));
  await pay();
  await waitFor(() => expect(onSettled).toHaveBeenCalledWith(null));
  expect(screen.getByText('The price has changed: it is 9 tokens now.')).toBeInTheDocument();
});
