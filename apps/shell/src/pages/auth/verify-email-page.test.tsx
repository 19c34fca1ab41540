import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../locales/auth/en-US.json';
import shell from '../../locales/en-US.json';
import VerifyEmailPage from './verify-email-page.tsx';

jest.mock('../../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));

const VERIFY = 'POST /auth/email-verification';
const open = () =>
  renderWithUi(<VerifyEmailPage />, {
    route: '/auth/verify-email?token=t',
    texts: { auth, shell },
    wrapper: TestSession,
  });

beforeEach(() => resetSession());

test('the token of a letter is used once, also by a page that is drawn twice', async () => {
  const made = stubHttp({ [VERIFY]: () => undefined });
  open().unmount();
  open();
  expect(await screen.findByText(auth.verify.doneTitle)).toBeVisible();
  expect(made).toHaveLength(1);
  // One way on: the button, and no link of the same name below it.
  expect(screen.getAllByRole('link', { name: auth.login.title })).toHaveLength(1);
});

test('what could not be asked is asked again when the visitor says so', async () => {
  let isUp = false;
  stubHttp({
    [VERIFY]: () => {
      if (!isUp) throw stubError(503, 'server.unavailable', 'Try again.');
      return undefined;
    },
  });
  open();
  const again = await screen.findByRole('button', { name: /again/i });
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByText(auth.verify.doneTitle)).toBeVisible();
});
