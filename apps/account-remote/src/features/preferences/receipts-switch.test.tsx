import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCurrentUser } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages as account, renderAccount } from '../../testing/render-account.tsx';
import { ReceiptsSwitch } from './receipts-switch.tsx';

function Own() {
  const user = useCurrentUser();
  return user && <ReceiptsSwitch user={user} />;
}

const open = () => {
  resetSession(testUser());
  renderAccount(<Own />);
  return screen.getByRole('switch', { name: account.receipts.label });
};

test('receipts are shown until they are hidden, which is saved at once', async () => {
  const made = stubHttp({ 'PUT /users': () => testUser({ hidesReceipts: true }) });
  const receipts = open();
  expect(receipts).toBeChecked();
  await userEvent.click(receipts);
  await waitFor(() => expect(receipts).not.toBeChecked());
  expect(made.map(({ body }) => body)).toEqual([{ hidesReceipts: true }]);
});

test('it stands as it was chosen while the server is asked, and keeps the focus', async () => {
  let answer = (): void => undefined;
  stubHttp({
    'PUT /users': () => new Promise((resolve) => (answer = () => resolve(testUser({ hidesReceipts: true })))),
  });
  const receipts = open();
  await userEvent.click(receipts);
  expect(receipts).not.toBeChecked();
  expect(receipts).toHaveFocus();
  await act(async () => answer());
  await waitFor(() => expect(receipts).not.toBeChecked());
});

test('a failure is said, and the switch stays as the server has it', async () => {
  stubHttp({
    'PUT /users': () => {
      throw stubError(500, 'server.unexpected', 'Not now.');
    },
  });
  const receipts = open();
  await userEvent.click(receipts);
  expect(await screen.findByText('Not now.')).toBeVisible();
  await waitFor(() => expect(receipts).toBeChecked());
});
