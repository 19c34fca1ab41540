import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import type { Arrival } from '@barg/session/social';
import { resetSession, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../../locales/auth/en-US.json';
import shell from '../../../locales/en-US.json';
import SocialCallbackPage from './social-callback-page.tsx';

jest.mock('../../../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../../../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));

let mockAnswer = Promise.withResolvers<Arrival>();
jest.mock('@barg/session/social', () => ({ arriveFrom: () => mockAnswer.promise }));

const comeBack = () => {
  resetSession();
  mockAnswer = Promise.withResolvers();
  renderWithUi(
    <Routes>
      <Route path="/auth/callback/:provider" element={<SocialCallbackPage />} />
      <Route path="/account/security" element={<p>the logins</p>} />
      <Route path="*" element={<p>somewhere else</p>} />
    </Routes>,
    { route: '/auth/callback/google?code=c&state=s', texts: { auth, shell }, wrapper: TestSession },
  );
};
const tell = () => act(async () => mockAnswer.resolve({ kind: 'linked', returnTo: '/account/security' }));

test('leads on to where the visitor set out from', async () => {
  comeBack();
  await tell();
  expect(await screen.findByText('the logins')).toBeVisible();
});

test('takes nobody along who has left it meanwhile', async () => {
  comeBack();
  await userEvent.click(screen.getByRole('link', { name: auth.social.back }));
  await tell();
  expect(screen.getByText('somewhere else')).toBeVisible();
});
