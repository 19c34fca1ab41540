import { act, screen } from '@testing-library/react';
import { Dialog } from '@barg/ui-kit/overlays';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/site/en-US.json';
import faIR from '../locales/site/fa-IR.json';
import { OfflineNotice } from './offline-notice.tsx';

const goes = (isOnLine: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  act(() => void dispatchEvent(new Event(isOnLine ? 'online' : 'offline')));
};

afterEach(() => jest.restoreAllMocks());

it.each([
  ['en-US', enUS],
  ['fa-IR', faIR],
] as const)('says politely that the line is lost, and no more once it is back (%s)', (locale, site) => {
  renderWithUi(<OfflineNotice />, { locale, texts: { site } });
  const [place] = screen.getAllByRole('status');
  expect(place).toHaveAttribute('aria-live', 'polite');
  expect(place).toBeEmptyDOMElement();
  goes(false);
  expect(place).toHaveTextContent(site.offline.notice);
  goes(true);
  expect(place).toBeEmptyDOMElement();
});

it('is read out while a dialog is open', () => {
  renderWithUi(
    <>
      <OfflineNotice />
      <Dialog isOpen onClose={() => undefined} title="Tip">
        <button type="button">Send</button>
      </Dialog>
    </>,
    { texts: { site: enUS } },
  );
  goes(false);
  const words = screen.getByText(enUS.offline.notice);
  expect(words.closest('[inert], [aria-hidden="true"]')).toBeNull();
});

it('says so to who comes without a line', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithUi(<OfflineNotice />, { texts: { site: enUS } });
  expect(screen.getByText(enUS.offline.notice)).toBeInTheDocument();
});

it('moves the page of a phone down while it says so, and no other page', () => {
  const above = () => document.documentElement.style.getPropertyValue('--line-above');
  const placed = jest.spyOn(window, 'getComputedStyle');
  placed.mockReturnValue({ position: 'fixed' } as CSSStyleDeclaration);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 38 } as DOMRect);
  renderWithUi(<OfflineNotice />, { texts: { site: enUS } });
  expect(above()).toBe('');
  goes(false);
  expect(above()).toBe('38px');
  goes(true);
  expect(above()).toBe('');
  placed.mockReturnValue({ position: 'static' } as CSSStyleDeclaration);
  goes(false);
  expect(above()).toBe('');
});
