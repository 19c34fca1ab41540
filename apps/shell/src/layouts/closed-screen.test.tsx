import { screen } from '@testing-library/react';
import { resetSession, TestSession } from '@barg/session/testing';
import { accessFaults, renderWithUi, stylesOf } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';
import ClosedScreen from './closed-screen.tsx';

jest.mock('../navigation/language-menu.tsx', () => ({ LanguageMenu: () => null }));
jest.mock('../preferences/theme-switch.tsx', () => ({ ThemeSwitch: () => null }));

test.each([
  ['geoBlock', 'fa-IR', faIR],
  ['geoBlock', 'en-US', enUS],
  ['maintenance', 'fa-IR', faIR],
  ['maintenance', 'en-US', enUS],
] as const)('%s is said in the visitor’s language, with a way to ask again (%s)', async (layout, locale, shell) => {
  resetSession();
  renderWithUi(<ClosedScreen layout={layout} />, { locale, texts: { shell }, wrapper: TestSession });
  expect(screen.getByRole('heading', { name: shell[layout].title })).toBeVisible();
  expect(screen.getByText(shell[layout].message)).toBeVisible();
  expect(screen.getByRole('button', { name: shell.closed.askAgain })).toBeEnabled();
  expect(await accessFaults()).toEqual([]);
});

test('its end can be scrolled above the cards of the corner', () => {
  resetSession();
  renderWithUi(<ClosedScreen layout="maintenance" />, { texts: { shell: enUS }, wrapper: TestSession });
  const screenOf = screen.getByRole('main').parentElement ?? document.body;
  expect(stylesOf(screenOf)).toMatch(/padding-block:[^;]*--line-above[^;]*--asked/);
});
