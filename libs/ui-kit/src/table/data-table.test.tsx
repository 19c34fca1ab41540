import { screen } from '@testing-library/react';
import { Time } from '../components/time/time.tsx';
import { renderWithUi, stylesOf } from '../testing/index.ts';
import { DataTable, type Column } from './index.ts';

interface Row {
  id: string;
  text: string;
}

const columns: Column<Row>[] = [
  { id: 'kind', header: 'Kind', isWhole: true, cell: () => 'Subscription' },
  { id: 'text', header: 'Text', cell: ({ text }) => text },
  { id: 'time', header: 'Time', cell: () => <Time value="2026-11-30T10:00:00.000Z" format="dateTime" /> },
  { id: 'amount', header: 'Amount', isNumeric: true, cell: () => '258.40' },
];

const renderTable = (locale: 'en-US' | 'ar-EG') =>
  renderWithUi(
    <DataTable label="Sales" columns={columns} rows={[{ id: 'one', text: 'Shadows' }]} keyOf={({ id }) => id} />,
    { locale },
  );

it.each(['en-US', 'ar-EG'] as const)(
  'has amounts and their heading at the right, digit under digit, in %s',
  (locale) => {
    renderTable(locale);
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveStyle({ textAlign: 'right' });
    expect(stylesOf(screen.getByRole('cell', { name: /258\.40/ }))).toContain('text-align: right');
    expect(screen.getByRole('columnheader', { name: 'Kind' })).toHaveStyle({ textAlign: 'start' });
  },
);

/** What container queries say of a cell and of what is in it, as text: jsdom applies none of them. */
const rulesOf = (name: RegExp): string => {
  const { classList } = screen.getByRole('cell', { name });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return rules.filter((rule) => [...classList].some((own) => rule.includes(`.${own}`))).join('\n');
};

it('breaks no word of a kind, a time or an amount for a long text beside it', () => {
  renderTable('en-US');
  for (const name of [/Subscription/, /258\.40/])
    expect(rulesOf(name)).toMatch(/ \* ?\{[^}]*overflow-wrap: break-word/);
  expect(rulesOf(/Shadows/)).not.toMatch(/ \* ?\{/);
  expect(stylesOf(screen.getByRole('cell', { name: /Shadows/ }))).toContain('overflow-wrap: anywhere');
  expect(rulesOf(/November 30, 2026/)).toMatch(/ time ?\{[^}]*overflow-wrap: break-word/);
});

it('shares its width out by what a cell may ask for, and breaks a long link in words of any kind', () => {
  renderTable('en-US');
  const content = screen.getByText('Shadows');
  expect(content.parentElement).toHaveAttribute('role', 'cell');
  const css = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const ofContent = css.filter((rule) => [...content.classList].some((own) => rule.includes(`.${own}`))).join('\n');
  expect(ofContent).toMatch(/min-inline-size: 100%;\s*max-inline-size: 16rem/);
  expect(rulesOf(/Shadows/)).toMatch(/:is\(div, ?p, ?span, ?bdi\) ?\{[^}]*overflow-wrap: inherit/);
});
