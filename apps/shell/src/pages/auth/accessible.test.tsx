import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { resetSession, stubError, stubHttp, TestSession } from '@barg/session/testing';
import { accessFaults, renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../locales/auth/en-US.json';
import shell from '../../locales/en-US.json';
import ForgotPasswordPage from './forgot-password-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import VerifyEmailPage from './verify-email-page.tsx';

jest.mock('../../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));
jest.mock('./bot-check/bot-check.tsx', () => ({ useBotCheck: () => ({ prove: async () => 'proof', notice: null }) }));

/** Pages of which only the full run of the browser's part looks at each. */
const pages: ReadonlyArray<[path: string, page: ReactElement, seen: string]> = [
  ['/auth/forgot-password', <ForgotPasswordPage key="forgot" />, auth.forgot.submit],
  ['/auth/reset-password#token=t', <ResetPasswordPage key="reset" />, auth.reset.submit],
  ['/auth/reset-password', <ResetPasswordPage key="void" />, auth.link.voidTitle],
  ['/auth/verify-email#token=t', <VerifyEmailPage key="verify" />, auth.link.voidTitle],
];

test.each(pages)('%s is accessible', async (route, page, seen) => {
  resetSession();
  stubHttp({
    'POST /auth/email-verification': () => {
      throw stubError(422, 'auth.link_invalid', 'This link no longer works.');
    },
  });
  renderWithUi(page, { route, texts: { auth, shell }, wrapper: TestSession });
  expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0);
  expect(await accessFaults()).toEqual([]);
});
