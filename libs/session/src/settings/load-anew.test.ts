import { BOOT_DATA_ID } from '@barg/contract';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession } from '@barg/session/testing';
import { loadAnewFor } from './load-anew.ts';

const SCRIPT = 'https://js.stripe.example/v3/';

/** A page that came with these settings, in which the script's address is known by now. */
const openPage = (settings: object | null) => {
  const boot = Object.assign(document.createElement('script'), { id: BOOT_DATA_ID, type: 'application/json' });
  boot.textContent = JSON.stringify({ settings });
  document.body.replaceChildren(boot);
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ stripeScript: SCRIPT }));
};

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ stripeScript: '' }));
  document.body.replaceChildren();
});

test.each([null, { stripeScript: '' }])(
  'a page that came with %j is loaded anew, and not again at once',
  (settings) => {
    const reload = jest.fn();
    openPage(settings);
    expect(loadAnewFor('stripeScript', reload)).toBe(true);
    expect(loadAnewFor('stripeScript', reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect(loadAnewFor('stripeScript', reload)).toBe(true);
  },
);

test('a page that came with the present value stays: its policy admits it, and something else has failed', () => {
  const reload = jest.fn();
  openPage({ stripeScript: SCRIPT });
  expect(loadAnewFor('stripeScript', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that no web tier has made stays', () => {
  const reload = jest.fn();
  openPage(null);
  document.body.replaceChildren();
  expect(loadAnewFor('stripeScript', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('where the browser keeps nothing the page stays', () => {
  const reload = jest.fn();
  openPage(null);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(loadAnewFor('stripeScript', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
