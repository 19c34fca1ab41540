import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import { forgetToken, readToken, storeToken } from '@barg/session';
import auth from '../../locales/auth/en-US.json';
import shell from '../../locales/en-US.json';
import { keepLoginBinding, readLoginBinding } from './login-binding.ts';
import LoginPage from './login-page.tsx';
import TokenPage from './token-page.tsx';

jest.mock('../../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));
jest.mock('./social/social-buttons.tsx', () => ({ SocialButtons: () => null }));
jest.mock('./bot-check/bot-check.tsx', () => ({ useBotCheck: () => ({ prove: async () => 'proof', notice: null }) }));

const open = (path: string, page: ReactNode) => {
  history.replaceState(null, '', path);
  return renderWithUi(
    <Routes>
      <Route path="/auth/*" element={page} />
      <Route path="*" element={<p>somewhere inside</p>} />
    </Routes>,
    { route: path, texts: { auth, shell }, wrapper: TestSession },
  );
};
const openLink = (code = 'the-code') => open(`/auth/token#code=${code}`, <TokenPage />);
const enters = { 'GET /users/me': () => testUser() };
const isVoid = () => {
  throw stubError(422, 'auth.link_invalid', 'This link no longer works.');
};

beforeEach(() => {
  localStorage.clear();
  forgetToken();
  resetSession();
});

test('the login page asks for a link by the name that is typed, and says the same whoever it is', async () => {
  const user = userEvent.setup();
  const made = stubHttp({ 'POST /auth/login/link': () => ({ ok: true }) });
  open('/auth/login?returnUrl=%2Fwallet#cards', <LoginPage />);
  await user.click(screen.getByRole('button', { name: auth.login.sendLink }));
  expect(made).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: auth.login.identifier }), ' nilou ');
  await user.click(screen.getByRole('button', { name: auth.login.sendLink }));
  expect(await screen.findByText(auth.login.linkSent)).toBeVisible();
  const kept = readLoginBinding();
  expect(kept).toMatchObject({ returnUrl: '/wallet#cards', remember: true });
  expect(made.map(({ body }) => body)).toEqual([{ username: 'nilou', binding: kept?.binding, proof: 'proof' }]);
  await user.click(screen.getByRole('button', { name: auth.login.otherWay }));
  expect(screen.getByRole('textbox', { name: auth.login.identifier })).toBeVisible();
}, 20_000);

test('a refusal is said, and the form stays', async () => {
  const user = userEvent.setup();
  stubHttp({
    'POST /auth/login/link': () => {
      throw stubError(429, 'common.too_many_requests', 'Come back in an hour.');
    },
  });
  open('/auth/login', <LoginPage />);
  await user.type(screen.getByRole('textbox', { name: auth.login.identifier }), 'nilou');
  await user.click(screen.getByRole('button', { name: auth.login.sendLink }));
  expect(await screen.findByText('Come back in an hour.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: auth.login.identifier })).toHaveValue('nilou');
}, 20_000);

test('in the browser that asked, the link enters at once and leads back; the code leaves the address', async () => {
  const binding = keepLoginBinding({ remember: true, returnUrl: '/wallet' });
  const made = stubHttp({ ...enters, 'POST /auth/login/code': () => ({ token: 'T' }) });
  openLink();
  expect(await screen.findByText('somewhere inside')).toBeVisible();
  expect(location.hash).toBe('');
  expect(readToken()).toBe('T');
  expect(made[0]?.body).toEqual({ code: 'the-code', binding, remember: true });
  expect(readLoginBinding()).toBeNull();
});

test('in another browser nothing is used up until the masked account is confirmed', async () => {
  const user = userEvent.setup();
  const made = stubHttp({
    ...enters,
    'POST /auth/login/code/preview': () => ({ email: 'n•••@barg.example' }),
    'POST /auth/login/code': () => ({ token: 'T' }),
  });
  openLink();
  const button = await screen.findByRole('button', { name: /n•••@barg\.example/ });
  expect(made.map(({ name }) => name)).toEqual(['POST /auth/login/code/preview']);
  expect(readToken()).toBeNull();
  await user.click(button);
  expect(await screen.findByText('somewhere inside')).toBeVisible();
  expect(made[1]?.body).toEqual({ code: 'the-code', isConfirmed: true, remember: false });
});

test('a letter that is bound to another browser asks here too, whatever this one asked for', async () => {
  keepLoginBinding({ remember: true, returnUrl: null });
  stubHttp({
    'POST /auth/login/code': isVoid,
    'POST /auth/login/code/preview': () => ({ email: 'n•••@barg.example' }),
  });
  openLink();
  expect(await screen.findByRole('button', { name: /n•••@barg\.example/ })).toBeVisible();
});

test('who is signed in is told so and asked, also where the link was asked for', async () => {
  const user = userEvent.setup();
  keepLoginBinding({ remember: true, returnUrl: null });
  const made = stubHttp({
    'GET /users/me': () => testUser({ _id: 'u2', username: 'bob' }),
    'POST /auth/logout': () => ({}),
    'POST /auth/login/code/preview': () => ({ email: 'b•••@barg.example' }),
    'POST /auth/login/code': () => ({ token: 'B' }),
  });
  resetSession(testUser({ name: 'Nilou' }));
  storeToken('A', { remember: true });
  openLink();
  const button = await screen.findByRole('button', { name: /b•••@barg\.example/ });
  expect(screen.getByText(/You are logged in here as .*Nilou/)).toBeVisible();
  expect(made.map(({ name }) => name)).toEqual(['POST /auth/login/code/preview']);
  await user.click(button);
  expect(await screen.findByText('somewhere inside')).toBeVisible();
  expect(readToken()).toBe('B');
}, 20_000);

test('a used link says so; one without a code asks nobody', async () => {
  stubHttp({ 'POST /auth/login/code/preview': isVoid });
  const { unmount } = openLink();
  expect(await screen.findByText(auth.link.voidTitle)).toBeVisible();
  unmount();
  stubHttp({});
  open('/auth/token', <TokenPage />);
  expect(screen.getByText(auth.link.voidTitle)).toBeVisible();
});

test('a suspended account is told why, and a passing failure is asked again', async () => {
  const user = userEvent.setup();
  keepLoginBinding({ remember: false, returnUrl: null });
  let isDown = true;
  stubHttp({
    'POST /auth/login/code': () => {
      if (isDown) throw stubError(503, 'common.unavailable', 'Not now.');
      throw stubError(403, 'auth.suspended', 'Suspended: spam.');
    },
  });
  openLink();
  expect(await screen.findByText('Not now.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Suspended: spam.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}, 20_000);

test('the second step is asked for, and turning back there ends the link', async () => {
  const user = userEvent.setup();
  keepLoginBinding({ remember: false, returnUrl: null });
  stubHttp({ 'POST /auth/login/code': () => ({ twoFactorRequired: true, challenge: 'C' }) });
  openLink();
  expect(await screen.findByRole('dialog', { name: auth.twoStep.title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: auth.twoStep.cancel }));
  await waitFor(() => expect(screen.getByText(auth.link.voidTitle)).toBeVisible());
}, 20_000);

test('what the browser knows is kept for the letter only, and the same when it is sent once more', () => {
  const first = keepLoginBinding({ remember: true, returnUrl: null });
  expect(keepLoginBinding({ remember: true, returnUrl: null })).toBe(first);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000 + 1);
  expect(readLoginBinding()).toBeNull();
  expect(keepLoginBinding({ remember: true, returnUrl: null })).not.toBe(first);
  now.mockRestore();
  localStorage.setItem('barg.login-link', '{"binding":1}');
  expect(readLoginBinding()).toBeNull();
});
