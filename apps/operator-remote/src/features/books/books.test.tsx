import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LedgerCheck } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import BooksPage from './books-page.tsx';

const texts = messages.books;

const check = (values: Partial<LedgerCheck> = {}): LedgerCheck => ({
  ...{ _id: '01a201b2-6651-75db-acf6-25def5ed657d', startedAt: '2026-11-20T02:20:00.000Z', took: 12 },
  ...{ isAskedFor: false, transactions: 4120, differenceCount: 0, differences: [], gateways: [] },
  ...values,
});

const balance = {
  at: '2026-11-20T10:00:00.000Z',
  accounts: [
    { kind: 'gateway', balance: -90 },
    { kind: 'wallet', balance: 90 },
  ],
  sum: 0,
};

const year = {
  year: 2026,
  months: [
    { month: '2026-03', movements: [{ kind: 'tip', count: 2, amount: 20, commission: 4 }] },
    { month: '2026-04', movements: [{ kind: 'refund', count: 1, amount: 10, commission: 2 }] },
  ],
};

const open = (answers: Partial<Parameters<typeof stubHttp>[0]> = {}, locale?: 'fa-IR') => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({
    'GET /operator/books/checks': () => ({ checks: [check()] }),
    'GET /operator/books/trial-balance': () => balance,
    'GET /operator/books/months': () => year,
    ...(answers as Parameters<typeof stubHttp>[0]),
  });
  renderOperator(<BooksPage />, { ...(locale && { locale }) });
  return calls;
};
const table = async (name: string) => within(await screen.findByRole('table', { name }));

it('tells what the accounts hold together, and what was moved by month, the latest first', async () => {
  open();
  const accounts = await table(texts.trialBalance);
  expect(accounts.getByText(texts.accounts.gateway)).toBeInTheDocument();
  expect(accounts.getByText('-90')).toBeInTheDocument();
  const months = await screen.findAllByRole('heading', { level: 3 });
  expect(months.map((month) => month.textContent)).toEqual(['April 2026', 'March 2026']);
  expect((await table('April 2026')).getByText(texts.movements.refund)).toBeInTheDocument();
});

it('says which days its months have where the reader counts by another calendar', async () => {
  open({}, 'fa-IR');
  expect(await screen.findByText('In your calendar: ۱۲ فروردین تا ۱۰ اردیبهشت ۱۴۰۵.')).toBeInTheDocument();
});

it('asks for a day and a year that are chosen', async () => {
  const calls = open({ 'GET /operator/books/months': ({ params }) => ({ year: Number(params.year), months: [] }) });
  const last = String(new Date().getUTCFullYear() - 1);
  await userEvent.selectOptions(await screen.findByLabelText(texts.year), last);
  expect(await screen.findByText(texts.nothingMoved)).toBeInTheDocument();
  expect(calls.findLast(({ name }) => name === 'GET /operator/books/months')?.params).toEqual({ year: Number(last) });
});

it('has the ledger checked, and shows what does not add up', async () => {
  let checks = [check()];
  const difference = { what: 'account', id: 'a1', expected: 25, found: 26, currency: null, gateway: null };
  open({
    'GET /operator/books/checks': () => ({ checks }),
    'POST /operator/books/checks': () => {
      checks = [check({ _id: 'c2', isAskedFor: true, differenceCount: 1, differences: [difference] }), ...checks];
      return checks[0];
    },
  });
  expect(await screen.findByText(texts.addsUp)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.checkNow }));
  const found = await table(texts.lastDifferences);
  expect(found.getByText(texts.faults.account)).toBeInTheDocument();
  expect(found.getByText('26')).toBeInTheDocument();
  expect(screen.getByText('1 difference')).toBeInTheDocument();
});

it('shows how each gateway was compared with, and what it has otherwise', async () => {
  const ofStripe = (ref: string, there: 'done' | 'unknown') => ({
    gateway: { provider: 'stripe', ref, here: 'done' as const, there },
  });
  const differences: LedgerCheck['differences'] = [
    { what: 'gateway-charge', id: 'p1', expected: 30, found: 0, currency: 'USD', ...ofStripe('pi_1', 'unknown') },
    { what: 'gateway-transfer', id: 'o1', expected: 60, found: 50, currency: 'USD', ...ofStripe('tr_1', 'done') },
    { what: 'gateway-unchecked', id: null, expected: 0, found: 0, currency: null, ...ofStripe('', 'unknown') },
  ];
  const gateways: LedgerCheck['gateways'] = [
    { provider: 'stripe', notChecked: null, compared: 12, foreign: 3, differenceCount: 2 },
    { provider: 'btcpay', notChecked: 'no-answer', compared: 0, foreign: 0, differenceCount: 1 },
  ];
  open({
    'GET /operator/books/checks': () => ({ checks: [check({ differenceCount: 3, differences, gateways })] }),
  });
  const compared = await table(texts.gateways);
  expect(compared.getByText('2 differences')).toBeInTheDocument();
  expect(compared.getByText(texts.notCompared['no-answer'])).toBeInTheDocument();
  const found = await table(texts.gatewayDifferences);
  expect(found.getAllByRole('row')).toHaveLength(3);
  expect(found.getByRole('link', { name: 'p1' })).toHaveAttribute('href', '/operator/payments/p1');
  expect(found.getByText(texts.moved.unknown)).toBeInTheDocument();
  expect(found.getByText('$50.00')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: texts.lastDifferences })).not.toBeInTheDocument();
});

it('says that nothing was checked yet, and why a check failed', async () => {
  open({
    'GET /operator/books/checks': () => ({ checks: [] }),
    'POST /operator/books/checks': () => {
      throw stubError(503, 'maintenance', 'Come back later.');
    },
    'GET /operator/books/trial-balance': () => {
      throw stubError(500, 'internal', 'It broke.');
    },
  });
  expect(await screen.findByText(texts.neverChecked)).toBeInTheDocument();
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.checkNow }));
  expect(await screen.findByText('Come back later.')).toBeInTheDocument();
});
