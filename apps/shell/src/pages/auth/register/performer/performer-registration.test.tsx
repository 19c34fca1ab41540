import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../../../locales/auth/en-US.json';
import shell from '../../../../locales/en-US.json';
import register from '../../../../locales/register/en-US.json';
import PerformerRegistration from './performer-registration.tsx';

jest.mock('../../../../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../../../../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));
jest.mock('../../social/social-buttons.tsx', () => ({ SocialButtons: () => null }));
jest.setTimeout(30_000);

const lists = {
  'GET /countries/list': () => [],
  'GET /languages/list': () => [],
  'GET /user-additional': () => ({ crafts: [] }),
};
const route = '/auth/register?kind=performer&step=account&returnUrl=%2Fcreator%2Faccount%2Fverification';
const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  resetSession();
});

const writeAccount = async (): Promise<void> => {
  const typed = { name: 'Mahsa', username: 'mahsa.paints', email: 'mahsa@barg.example', password: 'a long secret' };
  for (const [field, words] of Object.entries(typed)) {
    await userEvent.type(await screen.findByLabelText(register.account[field as keyof typeof typed]), words);
  }
  await userEvent.click(screen.getByRole('button', { name: register.next }));
};

it('begins another step at its beginning, for the eye and for the keyboard', async () => {
  stubHttp(lists);
  renderWithUi(<PerformerRegistration />, { route, texts: { auth, register, shell }, wrapper: TestSession });
  await writeAccount();
  const about = await screen.findByText(register.intro.about);
  await waitFor(() => expect(about.parentElement).toHaveFocus());
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  await userEvent.click(screen.getByRole('button', { name: register.back }));
  await waitFor(() => expect(screen.getByText(register.intro.account).parentElement).toHaveFocus());
});

it('takes nobody back to a refused step who has left the registration meanwhile', async () => {
  const answer = Promise.withResolvers<never>();
  const about = { craft: 'Painter', country: 'IR', languages: ['fa'], birthDate: '1990-01-01' };
  const empty = { name: '', username: '', email: '' };
  sessionStorage.setItem('barg.performer-registration', JSON.stringify({ ...empty, ...about }));
  const made = stubHttp({ ...lists, 'POST /auth/performers/register': () => answer.promise });
  renderWithUi(
    <>
      <Link to="/elsewhere">Leave</Link>
      <Routes>
        <Route path="/auth/register" element={<PerformerRegistration />} />
        <Route path="*" element={<p>somewhere else</p>} />
      </Routes>
    </>,
    { route, texts: { auth, register, shell }, wrapper: TestSession },
  );
  await writeAccount();
  await userEvent.click(await screen.findByRole('button', { name: register.submit }));
  await waitFor(() => expect(made.some(({ name }) => name.startsWith('POST'))).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await act(async () => answer.reject(stubError(409, 'auth.username_taken', 'This name is taken.')));
  expect(screen.getByText('somewhere else')).toBeVisible();
});
