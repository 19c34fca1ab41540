import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BOOT_DATA_ID } from '@barg/contract';
import { useNavigate } from '@barg/runtime/router';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import site from '../../locales/site/en-US.json';
import { AnalyticsConsent } from './analytics-consent.tsx';
import { AnalyticsField } from './analytics-field.tsx';
import { consent } from './consent.ts';

const CODE = 'G-TEST1234';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
const isStopped = (): unknown => Reflect.get(window, `ga-disable-${CODE}`);
const banner = () => screen.queryByRole('region', { name: site.consent.label });
const field = () => screen.getByRole('switch', { name: site.analytics.allow });

/** The page with the code that the operator has set, and the preferences open. */
const renderPage = (gaCode: string, route = '/', beside: ReactNode = null) => {
  const boot = document.createElement('script');
  boot.type = 'application/json';
  boot.id = BOOT_DATA_ID;
  boot.textContent = JSON.stringify({ settings: { gaCode } });
  document.body.replaceChildren(boot);
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ gaCode }));
  const parts = (
    <>
      <AnalyticsConsent />
      <AnalyticsField />
      {beside}
    </>
  );
  return renderWithUi(parts, { route, texts: { site }, wrapper: TestSession });
};

beforeEach(() => {
  resetSession(testUser());
  consent.write(null);
});

test('where no code is set nobody is asked, and there is nothing to switch', () => {
  renderPage('');
  expect(banner()).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('nothing is loaded before an answer, and nothing after a no', async () => {
  renderPage(CODE);
  expect(banner()).toBeVisible();
  expect(field()).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: site.consent.refuse }));
  expect(banner()).toBeNull();
  expect(scripts()).toEqual([]);
  expect(isStopped()).toBe(true);
});

test('nothing is loaded where an address with a secret has led to', async () => {
  renderPage(CODE, '/auth/reset-password#token=secret');
  await userEvent.click(field());
  expect(scripts()).toEqual([]);
  expect(isStopped()).toBe(true);
});

// These two last: a page loads the script once.
test('the switch agrees and takes it back, for this page at once and for the next by the stored answer', async () => {
  renderPage(CODE);
  await userEvent.click(field());
  expect(banner()).toBeNull();
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${CODE}`]);
  expect(isStopped()).toBe(false);
  await userEvent.click(field());
  expect(field()).not.toBeChecked();
  expect(isStopped()).toBe(true);
  expect(localStorage.getItem('barg.analytics')).toBe('refused');
  expect(banner()).toBeNull();
  expect(scripts()).toHaveLength(1);
});

test('the pages are told without query and fragment, and each by its own address', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://barg.example/explore?q=secret');
  function Onward() {
    const navigate = useNavigate();
    const handleClick = (): void => {
      history.replaceState(null, '', '/wallet?q=secret#secret');
      void navigate('/wallet?q=secret#secret');
    };
    return <button onClick={handleClick}>onward</button>;
  }
  window.dataLayer = [];
  history.replaceState(null, '', '/home?q=secret#secret');
  consent.write('accepted');
  renderPage(CODE, '/home?q=secret#secret', <Onward />);
  await userEvent.click(screen.getByRole('button', { name: 'onward' }));
  const told = (window.dataLayer as unknown[][]).map(([, , values]) => values);
  expect(told).toMatchObject([
    { page_location: 'http://localhost/home', page_referrer: 'https://barg.example/explore' },
    { page_location: 'http://localhost/wallet', page_referrer: 'https://barg.example/explore', send_page_view: false },
  ]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('secret');
});
