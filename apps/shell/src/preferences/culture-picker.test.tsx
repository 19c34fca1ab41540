import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SCREEN_LOCALES } from '@barg/contract';
import { resetSession, stubError, stubHttp, TestSession } from '@barg/session/testing';
import { nativeName } from '@barg/ui-kit/names';
import { renderWithUi } from '@barg/ui-kit/testing';
import Languages from 'lucide-react/icons/languages';
import shell from '../locales/en-US.json';
import { LanguagesMenu } from '../navigation/menus/languages-menu.tsx';
import CulturePicker from './culture-picker.tsx';

const chooseCulture = jest.fn(async () => undefined);
jest.mock('./use-preferences.ts', () => ({
  usePreferences: () => ({ culture: 'en-US', theme: 'light', chooseCulture, chooseTheme: () => undefined }),
}));

const cultures = (...codes: string[]) => ({
  data: codes.map((code) => ({ code, messages: code, isComplete: true })),
  total: codes.length,
});
const down = () => {
  throw stubError(503, 'common.unavailable', 'Not now.');
};
const namesOf = (role: 'option' | 'menuitem') => screen.getAllByRole(role).map(({ textContent }) => textContent);

beforeEach(() => {
  chooseCulture.mockClear();
  resetSession();
});

test('the menu offers the languages that the server has texts of, once it is open', async () => {
  const user = userEvent.setup();
  stubHttp({ 'GET /locales': () => cultures('en-US', 'fa-IR', 'tr-TR') });
  renderWithUi(<LanguagesMenu icon={Languages} label="Language" />, { texts: { shell }, wrapper: TestSession });
  await user.click(await screen.findByRole('menuitem', { name: 'Türkçe' }));
  expect(chooseCulture).toHaveBeenCalledWith('tr-TR');
});

test('the menu has the languages of this release while the list is not there, and where it does not come', async () => {
  const made = stubHttp({ 'GET /locales': down });
  renderWithUi(<LanguagesMenu icon={Languages} label="Language" />, { texts: { shell }, wrapper: TestSession });
  await waitFor(() => expect(made).toHaveLength(1));
  expect(namesOf('menuitem')).toEqual([...SCREEN_LOCALES.map(nativeName), shell.preferences.more]);
  expect(namesOf('menuitem')).toEqual(expect.arrayContaining(['فارسی', 'English', 'العربية', 'Русский', 'Español']));
});

test('the picker finds a language of the list by typing, and one of this release without the list', async () => {
  const user = userEvent.setup();
  stubHttp({ 'GET /locales': () => cultures('en-US', 'tr-TR') });
  const { unmount } = renderWithUi(<CulturePicker label="Language" />, { texts: { shell }, wrapper: TestSession });
  const field = screen.getByRole('combobox', { name: 'Language' });
  await user.click(field);
  await user.clear(field);
  await user.type(field, 'turk');
  expect(await screen.findByRole('option', { name: /Türkçe/ })).toBeVisible();
  unmount();
  resetSession();
  stubHttp({ 'GET /locales': down });
  renderWithUi(<CulturePicker label="Language" />, { texts: { shell }, wrapper: TestSession });
  const again = screen.getByRole('combobox', { name: 'Language' });
  await user.click(again);
  await user.clear(again);
  await user.type(again, 'ar-DZ');
  expect(await screen.findByRole('option', { name: /الجزائر/ })).toBeVisible();
}, 20_000);
