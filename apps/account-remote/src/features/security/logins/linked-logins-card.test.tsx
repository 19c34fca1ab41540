import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderAccount } from '../../../testing/render-account.tsx';
import { LinkedLoginsCard } from './linked-logins-card.tsx';

const required = () => stubError(403, 'account.confirmation_required', 'Enter your password again.');

/** An account whose login is not recent, until the password was given again. */
const stubAccount = ({ hasPassword = true } = {}) => {
  let isConfirmed = false;
  return stubHttp({
    'GET /users/me/two-step': () => ({ isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 }),
    'GET /users/me/identities': () => ({
      hasPassword,
      isConfirmed,
      identities: [{ provider: 'google', createdAt: '2026-01-01T00:00:00.000Z' }],
    }),
    'POST /users/me/confirm': ({ body }) => {
      if ((body as { password: string }).password !== 'right')
        throw stubError(422, 'auth.incorrect_credentials', 'No.');
      isConfirmed = true;
      return {};
    },
    'DELETE /users/me/identities/google': () => {
      if (!isConfirmed) throw required();
      return {};
    },
    'POST /auth/google/login': () => {
      throw stubError(503, 'social.provider_unreachable', 'It does not answer.');
    },
  });
};

const renderCard = () => renderAccount(<LinkedLoginsCard />);

const unlink = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  await user.click(screen.getByRole('button', { name: 'Unlink' }));
};

beforeEach(() => {
  resetSession(testUser());
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ socialLogins: ['google'] }));
});

test('unlinking asks for the password when the login is not recent, and goes on after it', async () => {
  const user = userEvent.setup();
  const made = stubAccount();
  renderCard();
  await unlink(user);
  const field = await screen.findByLabelText('Current password');
  await user.type(field, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(made.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'right');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Unlinked')).toBeVisible();
  expect(made.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(2);
}, 20_000);

test('who closes the question has changed nothing, and is told nothing', async () => {
  const user = userEvent.setup();
  const made = stubAccount();
  renderCard();
  await unlink(user);
  await screen.findByLabelText('Current password');
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.queryByText('Unlinked')).toBeNull();
  expect(made.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
});

test('an account without password and second step is asked to log in again', async () => {
  const user = userEvent.setup();
  stubAccount({ hasPassword: false });
  renderCard();
  await unlink(user);
  expect(await screen.findByText(/Please log in again first/)).toBeVisible();
});

test('nobody leaves to link a login before it is known that it may be linked', async () => {
  const user = userEvent.setup();
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ socialLogins: ['google', 'twitter', 'telegram'] }));
  const made = stubAccount();
  renderCard();
  await user.click(await screen.findByRole('button', { name: 'Link Telegram' }));
  expect(await screen.findByLabelText('Current password')).toBeVisible();
  expect(made.some(({ name }) => name.startsWith('POST'))).toBe(false);
});
