import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authSlice, forgetToken, readToken, store } from '@barg/session';
import { resetSession, stubError, stubHttp, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../locales/auth/en-US.json';
import shell from '../../locales/en-US.json';
import TwoStepDialog from './two-step-dialog.tsx';

const button = (name: string) => screen.getByRole('button', { name });

it('cannot be left while the code is on its way, and can again once it was wrong', async () => {
  forgetToken();
  resetSession();
  store.dispatch(authSlice.actions.secondStepRequired({ challenge: 'C', remember: false }));
  const answer = Promise.withResolvers<never>();
  const made = stubHttp({ 'POST /auth/login/two-step': () => answer.promise });
  const user = userEvent.setup();
  renderWithUi(<TwoStepDialog />, { texts: { auth, shell }, wrapper: TestSession });
  await user.type(screen.getByRole('textbox', { name: auth.twoStep.label }), '123456{Enter}');
  await waitFor(() => expect(made).toHaveLength(1));
  expect(button(auth.twoStep.cancel)).toBeDisabled();
  expect(button(auth.twoStep.useRecovery)).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  const waiting = () => authSlice.selectors.selectLoginAuth(store.getState());
  expect(waiting()).toMatchObject({ requesting: true, data: { challenge: 'C' } });
  await act(async () => answer.reject(stubError(422, 'two-step.code_wrong', 'This code is wrong.')));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  await user.click(button(auth.twoStep.cancel));
  expect(waiting().data).toBeNull();
  expect(readToken()).toBeNull();
});

it.each([
  ['123 456', '123456'],
  ['۱۲۳ ۴۵۶', '۱۲۳۴۵۶'],
])('takes a code as it is pasted from an app: %s', async (pasted, shown) => {
  resetSession();
  store.dispatch(authSlice.actions.secondStepRequired({ challenge: 'C', remember: false }));
  const user = userEvent.setup();
  renderWithUi(<TwoStepDialog />, { texts: { auth, shell }, wrapper: TestSession });
  const field = screen.getByRole('textbox', { name: auth.twoStep.label });
  await user.click(field);
  await user.paste(pasted);
  expect(field).toHaveValue(shown);
});
