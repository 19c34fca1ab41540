import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import { giftOf, packageName } from './package-facts.ts';
import { managedPackage } from './package-samples.ts';
import PackagesPage from './packages-page.tsx';

const LIST = 'GET /operator/packages';
const words = messages.packages;

const open = (answer: () => unknown, locale?: 'fa-IR') => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({ [LIST]: answer });
  renderOperator(
    <Routes>
      <Route path="/operator/packages" element={<PackagesPage />} />
    </Routes>,
    { route: '/operator/packages', ...(locale && { locale }) },
  );
};
/** The cells of a package's row, without their headings and the marks of direction. */
const cellsOf = async (name: string) => {
  const cells = within(await screen.findByRole('row', { name: new RegExp(name) })).getAllByRole('cell');
  return cells.map((cell) => [...cell.childNodes].slice(-1)[0]?.textContent?.replace(/[\u2066-\u2069]/g, ''));
};

it('shows what each holds and costs in its own currency, what of it is a gift, and where it stands', async () => {
  const data = [
    managedPackage('Sprout'),
    managedPackage('Yen', { price: 1485, currency: 'JPY', gift: 0, isOnSale: false }),
    managedPackage('Old', { isOffered: false, isOnSale: false, gift: 0 }),
  ];
  open(() => ({ data, total: data.length }));
  expect((await cellsOf('Sprout')).slice(2)).toEqual([
    ...['10', '$8.00', '2 tokens more than it is worth', words.states.onSale],
  ]);
  expect(screen.getByRole('link', { name: 'Sprout' })).toHaveAttribute('href', '/operator/packages/Sprout');
  const other = ['10', '¥1,485', '–', 'Priced in JPY, the site sells in USD'];
  expect((await cellsOf('Yen')).slice(2)).toEqual(other);
  expect((await cellsOf('Old')).at(-1)).toBe(words.states.notOffered);
  expect(await accessFaults()).toEqual([]);
});

it('names them in the reader’s language', async () => {
  open(() => ({ data: [managedPackage('Sprout')], total: 1 }), 'fa-IR');
  expect(await screen.findByRole('link', { name: 'جوانه' })).toBeInTheDocument();
  const unnamed = managedPackage('Sprout', { names: { 'fa-IR': '', 'en-US': 'Sprout', 'ar-EG': '' } });
  expect(packageName(unnamed, 'fa-IR')).toBe('Sprout');
});

it('says that there are none, and tries again after a failure', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw stubError(503, 'server.unavailable', 'Not now.');
    return { data: [], total: 0 };
  });
  await screen.findByText('Not now.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(words.empty)).toBeInTheDocument();
});

it.each([
  [{ tokens: 10, price: 8 }, { tokenValue: 1 }, 2],
  [{ tokens: 10, price: 12 }, { tokenValue: 1 }, 0],
  [{ tokens: 10, price: 1485 }, { tokenValue: 150 }, 0.1],
  // A third of a token that is paid for is none: the server rounds down too.
  [{ tokens: 1, price: 0.1 }, { tokenValue: 0.3 }, 0.67],
])('counts the gift of %j at %j as the server does', (sold, terms, gift) => {
  expect(giftOf(sold, terms)).toBe(gift);
});
