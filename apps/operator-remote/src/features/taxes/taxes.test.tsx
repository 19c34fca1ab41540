import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaxRate } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import { newTax, taxBodyOf, taxFormSchema } from './tax-form-schema.ts';
import TaxesPage from './taxes-page.tsx';

const texts = messages.taxes;

const rate = (values: Partial<TaxRate>): TaxRate => ({
  ...{ _id: 't1', country: 'DE', name: 'MwSt.', percent: 19, validFrom: '2026-01-01T00:00:00.000Z' },
  ...{ isInForce: true, isAhead: false },
  ...values,
});

const open = (rates: TaxRate[]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({
    'GET /countries/list': () => ({ data: [], total: 0 }),
    'GET /operator/taxes': () => ({ data: rates, total: rates.length }),
    'DELETE /operator/taxes/:id': () => {
      throw stubError(409, 'tax.in_force', 'This rate is in force already.');
    },
  });
  renderOperator(<TaxesPage />);
  return calls;
};

it('says that nothing is added, as long as no country has a rate', async () => {
  open([]);
  expect(await screen.findByText(texts.empty)).toBeVisible();
});

it('shows what is asked where, and takes back only what lies ahead', async () => {
  const calls = open([rate({ _id: 't2', percent: 7.25, isAhead: true, isInForce: false }), rate({})]);
  const row = within(await screen.findByRole('row', { name: /7\.25%/ }));
  expect(within(screen.getByRole('row', { name: /19%/ })).getByText(texts.states.inForce)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /19%/ })).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: texts.withdraw }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: texts.withdraw }));
  expect(await dialog.findByText('This rate is in force already.')).toBeVisible();
  expect(calls.some(({ url }) => url === '/operator/taxes/t2')).toBe(true);
});

it('begins a rate with a day of the site’s clock, or at once', () => {
  const form = { ...newTax(), country: 'DE', name: 'MwSt.', percent: 19 };
  expect(taxBodyOf(form)).toEqual({ country: 'DE', name: 'MwSt.', percent: 19 });
  expect(taxBodyOf({ ...form, day: '2027-01-01' })).toHaveProperty('validFrom', '2027-01-01T00:00:00.000Z');
  expect(taxFormSchema.safeParse(form).success).toBe(true);
  expect(taxFormSchema.safeParse({ ...form, country: null }).success).toBe(false);
});

it('does not call a rate of nothing a tax in force', async () => {
  open([rate({ percent: 0 })]);
  const row = within(await screen.findByRole('row', { name: /0%/ }));
  expect(row.getByText(texts.states.ended)).toBeVisible();
  expect(row.queryByText(texts.states.inForce)).not.toBeInTheDocument();
});

it('tells all that is missing at once', async () => {
  const calls = open([]);
  await screen.findByText(texts.empty);
  await userEvent.click(screen.getByRole('button', { name: texts.enter }));
  expect(await screen.findByText(texts.noCountry)).toBeVisible();
  expect(screen.getByLabelText(texts.name)).toBeInvalid();
  // A percentage that was forgotten would end the tax of a country.
  expect(screen.getByLabelText(texts.percent)).toBeInvalid();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

it('has what was typed again for who logs in after their session ended', async () => {
  open([]);
  await userEvent.type(await screen.findByLabelText(texts.name), 'MwSt.');
  cleanup();
  resetSession();
  open([]);
  expect(await screen.findByLabelText(texts.name)).toHaveValue('MwSt.');
  localStorage.clear();
});
