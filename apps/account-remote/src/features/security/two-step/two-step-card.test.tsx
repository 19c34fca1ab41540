import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages as account, renderAccount } from '../../../testing/render-account.tsx';
import { TwoStepCard } from './two-step-card.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `aaaaa-${index}bbbb`);
const identities = { hasPassword: true, identities: [] };

const renderCard = () => renderAccount(<TwoStepCard />);

beforeEach(() => resetSession(testUser()));

test('setting up shows the key as a picture and in writing, refuses a wrong code, and ends with recovery codes', async () => {
  const user = userEvent.setup();
  let isEnabled = false;
  const made = stubHttp({
    'GET /users/me/two-step': () => ({ isEnabled, enabledAt: null, recoveryCodesLeft: isEnabled ? 10 : 0 }),
    'POST /users/me/two-step': () => ({ secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/Barg:nilou?secret=ABCDEFGH' }),
    'POST /users/me/two-step/confirm': ({ body }) => {
      if ((body as { code: string }).code !== '123456') throw stubError(422, 'two-step.wrong_code', 'Wrong code.');
      isEnabled = true;
      return { recoveryCodes: codes };
    },
    'GET /users/me/identities': () => identities,
  });
  renderCard();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(account.security.notCopied)).toBeVisible();

  const field = screen.getByRole('textbox', { name: 'Verification code' });
  await user.type(field, '12ab');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(field).toHaveAccessibleDescription('Enter the six digits of the app');
  await user.clear(field);
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Wrong code.')).toBeVisible();
  await user.clear(field);
  // As some apps write it, and the browser pastes it.
  await user.click(field);
  await user.paste('۱۲۳ ۴۵۶');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(screen.getAllByText(account.security.notCopied)).not.toHaveLength(0));
  expect(made.filter(({ name }) => name.endsWith('/confirm'))).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('10 recovery codes are left')).toBeVisible();
  // Typing key by key takes its time where many share a processor.
}, 20_000);

test('setting up cannot be cancelled while the code is on its way', async () => {
  const user = userEvent.setup();
  const answer = Promise.withResolvers<never>();
  const made = stubHttp({
    'GET /users/me/two-step': () => ({ isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 }),
    'POST /users/me/two-step': () => ({ secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/Barg:nilou?secret=ABCDEFGH' }),
    'POST /users/me/two-step/confirm': () => answer.promise,
  });
  renderCard();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
  await waitFor(() => expect(made.some(({ name }) => name.endsWith('/confirm'))).toBe(true));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await act(async () => answer.reject(stubError(422, 'two-step.wrong_code', 'Wrong code.')));
  expect(await screen.findByText('Wrong code.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
}, 20_000);

test('a failure is said, and asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  stubHttp({
    'GET /users/me/two-step': () => {
      if (isDown) throw stubError(500, 'server.unexpected', 'It broke.');
      return { isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 };
    },
  });
  renderCard();
  expect(await screen.findByText('It broke.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});

test('an operator turns it off by a code, never by the password', async () => {
  resetSession(testUser({ role: 'operator' }));
  const user = userEvent.setup();
  let isEnabled = true;
  const made = stubHttp({
    'GET /users/me/two-step': () => ({ isEnabled, enabledAt: null, recoveryCodesLeft: 10 }),
    'GET /users/me/identities': () => identities,
    'POST /users/me/two-step/disable': () => {
      isEnabled = false;
      return {};
    },
  });
  renderCard();
  await user.click(await screen.findByRole('button', { name: account.security.twoStep.turnOff }));
  const question = screen.getByRole('dialog');
  expect(within(question).queryByLabelText(account.security.password.current)).toBeNull();
  await user.type(within(question).getByLabelText(account.security.twoStep.code), '123456');
  await user.click(within(question).getByRole('button', { name: account.security.twoStep.turnOff }));
  expect(await screen.findByRole('button', { name: account.security.twoStep.turnOn })).toBeVisible();
  expect(made.filter(({ name }) => name.endsWith('/disable')).map(({ body }) => body)).toEqual([{ code: '123456' }]);
}, 20_000);
