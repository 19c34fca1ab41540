import { act, screen } from '@testing-library/react';
import { opennessSlice, settingsSlice, storeHere } from '@barg/session';
import { resetDelayedSession, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';
import { AccountNotice } from './account-notice.tsx';

const DELAYED = enUS.errors.accountDelayed;

const show = () => {
  resetDelayedSession();
  renderWithUi(<AccountNotice />, { texts: { shell: enUS }, wrapper: TestSession });
};

const setOnLine = (isOnLine: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  act(() => void dispatchEvent(new Event(isOnLine ? 'online' : 'offline')));
};

afterEach(() => jest.restoreAllMocks());

test('says that the account does not come while nothing else says why', () => {
  show();
  expect(screen.getByText(DELAYED)).toBeInTheDocument();
});

test('says nothing where the site is closed for the country, or maintained: that is no outage', () => {
  const { countryChecked } = opennessSlice.actions;
  const { settingsLoaded } = settingsSlice.actions;
  show();
  for (const [close, reopen] of [
    [countryChecked(true), countryChecked(false)],
    [settingsLoaded({ maintenanceMode: true }), settingsLoaded({ maintenanceMode: false })],
  ] as const) {
    act(() => void storeHere().dispatch(close));
    expect(screen.queryByText(DELAYED)).not.toBeInTheDocument();
    act(() => void storeHere().dispatch(reopen));
    expect(screen.getByText(DELAYED)).toBeInTheDocument();
  }
});

test('nor while there is no network, which has a notice of its own', () => {
  show();
  setOnLine(false);
  expect(screen.queryByText(DELAYED)).not.toBeInTheDocument();
  setOnLine(true);
  expect(screen.getByText(DELAYED)).toBeInTheDocument();
});
