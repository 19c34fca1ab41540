import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages as account, renderAccount } from '../../../testing/render-account.tsx';
import { ProveDialog } from './prove-dialog.tsx';

const onSettled = jest.fn();

const setUp = ({ isEnabled, right }: { isEnabled: boolean; right: object }) => {
  resetSession(testUser({ role: 'operator' }));
  onSettled.mockReset();
  const made = stubHttp({
    'GET /users/me/two-step': () => ({ isEnabled, enabledAt: null, recoveryCodesLeft: 0 }),
    'GET /settings/public': () => ({}),
    'POST /auth/prove': ({ body }) => {
      if (JSON.stringify(body) !== JSON.stringify(right)) throw stubError(422, 'auth.wrong', 'That is wrong.');
      return {};
    },
  });
  renderAccount(<ProveDialog payload={{}} onSettled={onSettled} />);
  return { proofs: () => made.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body) };
};

const goOn = () => userEvent.click(screen.getByRole('button', { name: account.security.confirmation.submit }));

test('without a second step the password is asked for, a wrong one is said beside the field', async () => {
  const { proofs } = setUp({ isEnabled: false, right: { password: 'leaf-and-root' } });
  const field = await screen.findByLabelText(account.security.password.current);
  await userEvent.type(field, 'guessed');
  await goOn();
  expect(await screen.findByText('That is wrong.')).toBeVisible();
  expect(onSettled).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, 'leaf-and-root');
  await goOn();
  expect(proofs()).toEqual([{ password: 'guessed' }, { password: 'leaf-and-root' }]);
  expect(onSettled).toHaveBeenCalledWith('done');
}, 20_000);

test('with a second step a code is asked for, or a recovery code in its place', async () => {
  const { proofs } = setUp({ isEnabled: true, right: { recoveryCode: 'aaaaa-0bbbb' } });
  await userEvent.type(await screen.findByLabelText(account.security.twoStep.code), '123456');
  await goOn();
  expect(await screen.findByText('That is wrong.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: account.security.recovery.useRecovery }));
  await userEvent.type(screen.getByLabelText(account.security.recovery.code), 'aaaaa-0bbbb');
  await goOn();
  expect(proofs()).toEqual([{ code: '123456' }, { recoveryCode: 'aaaaa-0bbbb' }]);
  expect(onSettled).toHaveBeenCalledWith('done');
}, 20_000);

test('the kind of proof cannot be changed, nor the dialog left, while a code is on its way', async () => {
  setUp({ isEnabled: true, right: {} });
  await userEvent.type(await screen.findByLabelText(account.security.twoStep.code), '123456');
  const answer = Promise.withResolvers<never>();
  const made = stubHttp({ 'POST /auth/prove': () => answer.promise });
  await goOn();
  await waitFor(() => expect(made).toHaveLength(1));
  const other = screen.getByRole('button', { name: account.security.recovery.useRecovery });
  expect(other).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onSettled).not.toHaveBeenCalled();
  await act(async () => answer.reject(stubError(422, 'auth.wrong', 'That is wrong.')));
  expect(await screen.findByText('That is wrong.')).toBeVisible();
  expect(other).toBeEnabled();
}, 20_000);

test('who turns back has proved nothing', async () => {
  setUp({ isEnabled: false, right: {} });
  await screen.findByLabelText(account.security.password.current);
  await userEvent.keyboard('{Escape}');
  expect(onSettled).toHaveBeenCalledWith(null);
});
