import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../../../locales/auth/en-US.json';
import shell from '../../../../locales/en-US.json';
import register from '../../../../locales/register/en-US.json';
import PerformerRegistration from './performer-registration.tsx';

jest.mock('../../../../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../../../../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));
jest.mock('../../social/social-buttons.tsx', () => ({ SocialButtons: () => null }));
jest.setTimeout(30_000);

it('begins another step at its beginning, for the eye and for the keyboard', async () => {
  sessionStorage.clear();
  resetSession();
  stubHttp({
    'GET /countries/list': () => [],
    'GET /languages/list': () => [],
    'GET /user-additional': () => ({ crafts: [] }),
  });
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const route = '/auth/register?kind=performer&step=account&returnUrl=%2Fcreator%2Faccount%2Fverification';
  renderWithUi(<PerformerRegistration />, { route, texts: { auth, register, shell }, wrapper: TestSession });
  const typed = { name: 'Mahsa', username: 'mahsa.paints', email: 'mahsa@barg.example', password: 'a long secret' };
  for (const [field, words] of Object.entries(typed)) {
    await userEvent.type(await screen.findByLabelText(register.account[field as keyof typeof typed]), words);
  }
  await userEvent.click(screen.getByRole('button', { name: register.next }));
  const about = await screen.findByText(register.intro.about);
  await waitFor(() => expect(about.parentElement).toHaveFocus());
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  await userEvent.click(screen.getByRole('button', { name: register.back }));
  await waitFor(() => expect(screen.getByText(register.intro.account).parentElement).toHaveFocus());
});
