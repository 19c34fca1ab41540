import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../locales/auth/en-US.json';
import shell from '../../locales/en-US.json';
import ResetPasswordPage from './reset-password-page.tsx';
import SocialCallbackPage from './social/social-callback-page.tsx';
import VerifyEmailPage from './verify-email-page.tsx';

jest.mock('../../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));

const VERIFY = 'POST /auth/email-verification';

/** The page at an address, of the browser and of the router, beside the links of two letters. */
const open = (address: string, page: ReactNode) => {
  history.replaceState({ idx: 3 }, '', address);
  const shown = (
    <>
      {page}
      {['old', 'new'].map((token) => (
        <Link key={token} to={`/auth/verify-email#token=${token}`}>
          {token}
        </Link>
      ))}
    </>
  );
  return renderWithUi(shown, { route: address, texts: { auth, shell }, wrapper: TestSession });
};
const address = (): string => location.pathname + location.search + location.hash;

beforeEach(() => resetSession());

test.each(['#token=the-token', '?token=the-token', '?token=the-token#token=the-token'])(
  'the token of %s is used, and leaves the address, not what the router keeps beside it',
  async (secret) => {
    const made = stubHttp({ [VERIFY]: () => undefined });
    open(`/auth/verify-email${secret}`, <VerifyEmailPage />);
    expect(address()).toBe('/auth/verify-email');
    expect(history.state).toEqual({ idx: 3 });
    expect(await screen.findByText(auth.verify.doneTitle)).toBeVisible();
    expect(made.map(({ body }) => body)).toEqual([{ token: 'the-token' }]);
  },
);

test('whatever else the query says stays', () => {
  open('/auth/reset-password?locale=fa-IR&token=the-token', <ResetPasswordPage />);
  expect(address()).toBe('/auth/reset-password?locale=fa-IR');
  expect(screen.getByRole('button', { name: auth.reset.submit })).toBeVisible();
});

test('a password is set by the token that the address has no more', async () => {
  const user = userEvent.setup();
  const made = stubHttp({
    'POST /auth/password-salt': () => ({ salt: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    'POST /auth/password/reset': () => ({ success: true }),
  });
  open('/auth/reset-password#token=the-token', <ResetPasswordPage />);
  expect(address()).toBe('/auth/reset-password');
  for (const label of [auth.reset.password, auth.reset.repeated])
    await user.type(screen.getByLabelText(label), 'leaf-and-root');
  await user.click(screen.getByRole('button', { name: auth.reset.submit }));
  expect(await screen.findByText(auth.reset.doneTitle)).toBeVisible();
  expect(made.at(-1)).toMatchObject({ name: 'POST /auth/password/reset', body: { token: 'the-token' } });
}, 20_000);

test('what another site hands over leaves the address as well', async () => {
  open('/auth/callback/google?code=secret&state=secret#secret', <SocialCallbackPage />);
  expect(await screen.findByText(auth.social.failed)).toBeVisible();
  expect(address()).toBe('/auth/callback/google');
});

test('another letter that is opened in the tab is another answer, and the same one is cleared again', async () => {
  const user = userEvent.setup();
  stubHttp({
    [VERIFY]: ({ body }) => {
      if ((body as { token: string }).token === 'old') throw stubError(422, 'auth.link_invalid', 'Void.');
      return undefined;
    },
  });
  open('/auth/verify-email#token=old', <VerifyEmailPage />);
  expect(await screen.findByText(auth.link.voidTitle)).toBeVisible();
  const letters: Array<[token: string, shown: string]> = [
    ['new', auth.verify.doneTitle],
    ['new', auth.verify.doneTitle],
    ['old', auth.link.voidTitle],
  ];
  for (const [token, shown] of letters) {
    history.replaceState(null, '', `/auth/verify-email#token=${token}`);
    await user.click(screen.getByRole('link', { name: token }));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(address()).toBe('/auth/verify-email');
  }
});
