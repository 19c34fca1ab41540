import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
import GiftDialog from './gift-dialog.tsx';

const GIVE = 'POST /wallet/charges/subscribe/gifts';

/** The page as it is after a reload: what is typed is there again, and nothing that only it has known. */
const open = (answer: StubbedCall) => {
  cleanup();
  resetSession(testUser());
  const made = stubHttp({ [GIVE]: answer });
  const onClose = jest.fn();
  renderCommerce(<GiftDialog performer={mahsa} onClose={onClose} />);
  const give = () => userEvent.click(screen.getByRole('button', { name: /^Give/ }));
  return { give, onClose, keys: () => made.map(({ headers }) => headers['Idempotency-Key']) };
};

beforeEach(() => localStorage.clear());

it('a gift whose answer was lost is charged once, also after a reload, which is told', async () => {
  const first = open(() => {
    throw stubError(0, 'network.timeout', 'The site did not answer in time.');
  });
  await userEvent.type(screen.getByRole('textbox', { name: /username/i }), 'sara');
  await first.give();
  expect(await screen.findByRole('alert')).toHaveTextContent(/may have been paid/);
  const second = open(() => ({ balance: 118.5 }));
  expect(screen.getByRole('alert')).toHaveTextContent(/may have been paid/);
  await second.give();
  await waitFor(() => expect(second.onClose).toHaveBeenCalled());
  expect(screen.getByText('Your earlier order is done; you were charged once.')).toBeInTheDocument();
  expect(second.keys()).toEqual(first.keys());
});
