import { I18nextProvider } from '@barg/runtime/i18n';
import { createTexts } from '@barg/runtime/texts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import enUS from '../../locales/en-US.json';
import { baseCss } from '../../theme/base-css.ts';
import { renderWithUi, stylesOf } from '../../testing/index.ts';
import { PageFrame } from './page-frame.tsx';

/** Sets the screen's width. */
const stubWidth = (width: number): void => {
  const matchMedia = (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia });
};

const frame = <PageFrame nav="Side" topBar={<p>Top</p>} bottomBar={<p>Bottom</p>} aside="Beside" children="Page" />;

it.each([
  { width: 360, shown: ['Top', 'Bottom'], away: ['Side', 'Beside'] },
  { width: 800, shown: ['Side'], away: ['Top', 'Bottom', 'Beside'] },
  { width: 1280, shown: ['Side', 'Beside'], away: ['Top', 'Bottom'] },
])('has the parts that $width px have room for', ({ width, shown, away }) => {
  stubWidth(width);
  renderWithUi(frame);
  for (const part of shown) expect(screen.getByText(part)).toBeInTheDocument();
  for (const part of away) expect(screen.queryByText(part)).not.toBeInTheDocument();
});

it('can be scrolled above the cards that lie on its end', () => {
  stubWidth(1280);
  renderWithUi(frame);
  expect(stylesOf(screen.getByRole('main'))).toMatch(/padding-block-end: max\([^;]*--asked/);
  expect(stylesOf(screen.getByText('Beside'))).toMatch(/padding-block: 22px max\([^;]*--asked/);
  expect(baseCss).toMatch(/scroll-padding-block:[^;]*--asked/);
});

it('is drawn by a server with all of them, and taken over without a difference', () => {
  stubWidth(360);
  const i18n = createTexts({ language: 'en-US', resources: { 'en-US': { ui: enUS } } });
  const page = <I18nextProvider i18n={i18n}>{frame}</I18nextProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(renderToString(page)));
  expect(container).toHaveTextContent('SideTopPageBesideBottom');
  const onRecoverableError = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('Top')).toBeInTheDocument();
  expect(screen.queryByText('Side')).not.toBeInTheDocument();
});
