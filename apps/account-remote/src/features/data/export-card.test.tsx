import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { saveFile } from '@barg/ui-kit/save-file';
import { messages, renderAccount } from '../../testing/render-account.tsx';
import { ExportCard } from './export-card.tsx';

jest.mock('@barg/ui-kit/save-file', () => ({ saveFile: jest.fn() }));

const open = (answer: () => unknown) => {
  resetSession(testUser({ hasPassword: false }));
  const calls = stubHttp({
    'GET /users/me/export': answer,
    'GET /users/me/two-step': () => ({ isEnabled: true, enabledAt: null, recoveryCodesLeft: 5 }),
    'GET /users/me/identities': () => ({ hasPassword: false, isConfirmed: false, identities: [] }),
    'POST /users/me/confirm': () => ({}),
  });
  renderAccount(<ExportCard />);
  return calls;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is had by a code of the app where there is no password', async () => {
  let isConfirmed = false;
  const calls = open(() => {
    if (!isConfirmed) throw stubError(403, 'account.confirmation_required', 'Is it you?');
    return new Blob(['{}']);
  });
  await press(messages.data.export);
  await userEvent.type(await screen.findByLabelText(messages.security.twoStep.code), '123456');
  isConfirmed = true;
  await press(messages.security.confirmation.submit);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ code: '123456' });
});

it('asks for no proof where it is refused for another reason, which it says', async () => {
  open(() => {
    throw stubError(403, 'account.suspended', 'Not now.');
  });
  await press(messages.data.export);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
