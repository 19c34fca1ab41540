import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedPackage } from '@barg/api-client/models';
import { SCREEN_LOCALES } from '@barg/contract';
import { Route, Routes } from '@barg/runtime/router';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import PackagePage from './package-page.tsx';
import { managedPackage } from './package-samples.ts';

const words = messages.packages;
const LIST = 'GET /operator/packages';
const list = (...data: ManagedPackage[]) => ({ data, total: data.length });

afterEach(() => localStorage.clear());

const setUp = (id: string, answers: Parameters<typeof stubHttp>[0], settings = {}) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  const terms = { currency: 'USD', tokenValue: 1, minimumWalletPrice: 2.95, ...settings };
  act(() => void storeHere().dispatch(settingsSlice.actions.settingsLoaded(terms)));
  const { unmount } = renderOperator(
    <Routes>
      <Route path="/operator/packages" element={<p>The list</p>} />
      <Route path="/operator/packages/:packageId" element={<PackagePage />} />
    </Routes>,
    { route: `/operator/packages/${id}` },
  );
  return { sent: (method: string) => calls.filter(({ name }) => name.startsWith(method)), unmount };
};

const field = (label: string) => screen.findByLabelText(label);
const inCurrency = (currency: string) => words.priceIn.replace('{{currency}}', currency);
const PRICE = inCurrency('USD');
const fill = async (label: string, text: string) => {
  await userEvent.clear(await field(label));
  if (text !== '') await userEvent.type(await field(label), text);
};
const choose = async (locale: string) => userEvent.selectOptions(await field(messages.translations.language), locale);
const save = () => userEvent.click(screen.getByRole('button', { name: messages.save }));
/** What a change says of the languages in which nothing is written. */
const NO_NAMES = Object.fromEntries(SCREEN_LOCALES.map((locale) => [locale, '']));
const fillNames = async () => {
  for (const [locale, name] of Object.entries(managedPackage('Sprout').names)) {
    await choose(locale);
    await fill(words.name, name);
  }
};

describe('a new package', () => {
  it('sends its names, tokens and price, once however often it is sent', async () => {
    let isLost = true;
    const { sent } = setUp('new', {
      'POST /operator/packages': () => {
        if (isLost) throw stubError(503, 'server.away', 'Away');
        return managedPackage('Sprout');
      },
    });
    await fillNames();
    // As a Persian keyboard types it.
    await fill(words.tokens, '۱۰');
    await fill(PRICE, '۸٫۵');
    await fill(messages.pages.position, '3');
    expect(await accessFaults()).toEqual([]);
    await save();
    expect(await screen.findByText('Away')).toBeVisible();
    isLost = false;
    await save();
    expect(await screen.findByText('The list')).toBeVisible();
    const [first, second] = sent('POST');
    expect(first?.body).toEqual({
      ...{
        names: managedPackage('Sprout').names,
        tokens: 10,
        price: 8.5,
        currency: 'USD',
        position: 3,
        isOffered: true,
      },
    });
    expect(first?.headers['Idempotency-Key']).toEqual(expect.any(String));
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it('is made once though its answer was lost, and its page was left and opened again', async () => {
    let isLost = true;
    const answers = {
      'POST /operator/packages': () => {
        if (isLost) throw stubError(503, 'server.away', 'Away');
        return managedPackage('Sprout');
      },
    };
    const before = setUp('new', answers);
    await fillNames();
    await fill(words.tokens, '10');
    await fill(PRICE, '8');
    await save();
    expect(await screen.findByText('Away')).toBeVisible();
    before.unmount();
    isLost = false;
    const after = setUp('new', answers);
    expect(await field(words.tokens)).toHaveValue('10');
    await save();
    expect(await screen.findByText('The list')).toBeVisible();
    const [first, again] = [before, after].map(({ sent }) => sent('POST').at(-1));
    expect(again?.body).toEqual(first?.body);
    expect(again?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it('may be named in further languages, and says what those read who find no name in theirs', async () => {
    const { sent } = setUp('new', { 'POST /operator/packages': () => managedPackage('Sprout') });
    await fillNames();
    await choose('de-DE');
    expect(await field(words.name)).toHaveAccessibleDescription(expect.stringContaining(words.nameFurtherHelp));
    await fill(words.name, 'Spross');
    await fill(words.tokens, '10');
    await fill(PRICE, '8.5');
    await save();
    expect(await screen.findByText('The list')).toBeVisible();
    expect(sent('POST')[0]?.body).toMatchObject({
      names: { ...managedPackage('Sprout').names, 'de-DE': 'Spross' },
    });
  });

  it('shows the first language without a name, also when it was shown before', async () => {
    const { sent } = setUp('new', {});
    await choose('en-US');
    await choose('fa-IR');
    await fill(words.name, 'جوانه');
    await fill(words.tokens, '10');
    await fill(PRICE, '8');
    await save();
    await waitFor(() => expect(screen.getByLabelText(words.name)).toHaveFocus());
    expect(await field(messages.translations.language)).toHaveValue('en-US');
    expect(screen.getByLabelText(words.name)).toBeInvalid();
    expect(sent('POST')).toHaveLength(0);
  });

  it.each([
    ['0', 'At least 0.01.'],
    ['-1', 'At least 0.01.'],
    ['0.005', 'No more than two decimal places.'],
    // Whether that is one or a thousand, nobody guesses.
    ['1.005', /1005.*1\.005/],
    ['', 'This is required.'],
  ])('takes no %s tokens', async (typed, told) => {
    const { sent } = setUp('new', {});
    await fillNames();
    await fill(words.tokens, typed);
    await fill(PRICE, '8');
    await save();
    await waitFor(() => expect(screen.getByLabelText(words.tokens)).toHaveAccessibleDescription(told));
    expect(sent('POST')).toHaveLength(0);
  });

  it.each([
    ['0', /At least 2\.95\./],
    ['-8', /At least 2\.95\./],
    ['۸٫۰۰۵', 'No more than two decimal places.'],
    ['8.005', /8005.*8\.005/],
    ['', /required/],
  ])('takes no price of %s', async (typed, told) => {
    const { sent } = setUp('new', {});
    await fillNames();
    await fill(words.tokens, '10');
    await fill(PRICE, typed);
    await save();
    await waitFor(() => expect(screen.getByLabelText(PRICE)).toHaveAccessibleDescription(told));
    expect(sent('POST')).toHaveLength(0);
  });

  it('asks for whole amounts where the currency has no smaller ones, from the price of the smallest top-up on', async () => {
    const { sent } = setUp('new', {}, { currency: 'JPY', tokenValue: 150 });
    await fill(inCurrency('JPY'), '500.5');
    await save();
    await waitFor(() => expect(screen.getByLabelText(inCurrency('JPY'))).toBeInvalid());
    await fill(inCurrency('JPY'), '442');
    await waitFor(() => expect(screen.getByLabelText(inCurrency('JPY'))).toHaveAccessibleDescription(/443/));
    expect(sent('POST')).toHaveLength(0);
  });

  it('asks for its name in each language', async () => {
    const { sent } = setUp('new', {});
    await choose('en-US');
    await fill(words.name, 'Sprout');
    await save();
    expect(await screen.findByText(/^Unfinished: .*فارسی/)).toBeInTheDocument();
    expect(sent('POST')).toHaveLength(0);
  });

  it('says while it is typed how much of it is a gift at present', async () => {
    setUp('new', {});
    const line = () => screen.getAllByRole('status')[0]?.textContent?.replace(/[\u2066-\u2069]/g, '');
    await fill(words.tokens, '10');
    expect(line()).toBe(words.giftUnknown);
    await fill(PRICE, '8');
    expect(line()).toBe('At present the price is worth 8 tokens; the site gives 2 tokens on top.');
    await fill(PRICE, '10');
    expect(line()).toBe('At present the price is worth 10 tokens; nothing of it is a gift.');
    act(() => void storeHere().dispatch(settingsSlice.actions.settingsLoaded({ tokenValue: 2 })));
    expect(line()).toBe('At present the price is worth 5 tokens; the site gives 5 tokens on top.');
  });
});

describe('a package that is there', () => {
  it('sends what was changed alone, with the version that was seen', async () => {
    const stored = managedPackage('Sprout', { version: 4 });
    const { sent } = setUp('Sprout', {
      [LIST]: () => list(stored),
      'PUT /operator/packages/:id': () => stored,
    });
    await fill(PRICE, '9');
    await userEvent.click(screen.getByRole('switch', { name: words.isOffered }));
    await save();
    expect(await screen.findByText('The list')).toBeVisible();
    expect(sent('PUT').map(({ url, body }) => [url, body])).toEqual([
      ['/operator/packages/Sprout', { version: 4, price: 9, currency: 'USD', isOffered: false }],
    ]);
  });

  it('keeps its price in another currency until one in the site’s is typed', async () => {
    const stored = managedPackage('Sprout', { isOnSale: false, gift: 0 });
    const { sent } = setUp(
      'Sprout',
      { [LIST]: () => list(stored), 'PUT /operator/packages/:id': () => stored },
      { currency: 'EUR' },
    );
    const price = await field(inCurrency('EUR'));
    expect(price).toHaveValue('');
    expect(price).toHaveAccessibleDescription(/\$8\.00.* is not sold/);
    await fill(messages.pages.position, '3');
    await save();
    expect(await screen.findByText('The list')).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({ version: 1, position: 3 });
  });

  it('prices it in the site’s currency, also by the same number', async () => {
    const stored = managedPackage('Sprout', { isOnSale: false, gift: 0 });
    const { sent } = setUp(
      'Sprout',
      { [LIST]: () => list(stored), 'PUT /operator/packages/:id': () => stored },
      { currency: 'EUR' },
    );
    await fill(inCurrency('EUR'), '8');
    await save();
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ version: 1, price: 8, currency: 'EUR' }));
  });

  it('says why another’s change refused it, shows that, and saves what was typed once it was seen', async () => {
    let stored = managedPackage('Sprout');
    const { sent } = setUp('Sprout', {
      [LIST]: () => list(stored),
      'PUT /operator/packages/:id': ({ body }) => {
        if ((body as { version: number }).version !== stored.version)
          throw stubError(409, 'package.changed', 'This package has changed meanwhile; look again.');
        return stored;
      },
    });
    await fill(PRICE, '9');
    await choose('en-US');
    await fill(words.name, 'Mine');
    const names = { 'fa-IR': 'نهال', 'en-US': 'Theirs', 'ar-EG': 'برعم' };
    stored = managedPackage('Sprout', { names, tokens: 12, price: 8.5, version: 2 });
    await save();
    expect(await screen.findByText('This package has changed meanwhile; look again.')).toBeVisible();
    const theirs = screen.getByRole('region', { name: messages.settings.conflict.title });
    expect(theirs).toHaveTextContent('$8.50');
    // What was left alone is theirs by now, and so no matter of the next save.
    expect(theirs).not.toHaveTextContent(words.tokens);
    expect(screen.getByLabelText(words.tokens)).toHaveValue('12');
    expect(screen.getByLabelText(PRICE)).toHaveValue('9.00');
    expect(screen.getByLabelText(words.name)).toHaveValue('Mine');
    expect(screen.getByRole('region', { name: messages.settings.conflict.theirs })).toHaveTextContent('Theirs');
    await save();
    expect(await screen.findByText('The list')).toBeVisible();
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      ...['جوانه', 'نهال'].map((persian, at) => ({
        ...{ version: at + 1, price: 9, currency: 'USD' },
        names: { ...NO_NAMES, 'fa-IR': persian, 'en-US': 'Mine', 'ar-EG': 'برعم' },
      })),
    ]);
  });

  it('has what was typed again after the page was left, and forgets what was saved', async () => {
    const stored = managedPackage('Sprout');
    const answers = { [LIST]: () => list(stored), 'PUT /operator/packages/:id': () => stored };
    const { sent } = setUp('Sprout', answers);
    await fill(PRICE, '9');
    expect(JSON.stringify({ ...localStorage })).toContain('package:Sprout');
    await save();
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    await screen.findByText('The list');
    expect(JSON.stringify({ ...localStorage })).not.toContain('package:Sprout');
  });

  it('says that there is no such package', async () => {
    setUp('gone', { [LIST]: () => list(managedPackage('Sprout')) });
    expect(await screen.findByText(words.notFound)).toBeVisible();
  });
});
