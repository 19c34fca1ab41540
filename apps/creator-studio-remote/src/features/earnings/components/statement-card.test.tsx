import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { saveFile } from '@barg/ui-kit/save-file';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { lastMonths } from './months.ts';
import { StatementCard } from './statement-card.tsx';

jest.mock('@barg/ui-kit/save-file', () => ({ saveFile: jest.fn() }));

beforeEach(() => resetSession(testPerformer()));

it('shows what a month did, from what was there to what is there, and asks for another', async () => {
  const [, before = ''] = lastMonths(new Date());
  const calls = stubHttp({
    'GET /performer/statements/:month': ({ url }) => ({
      month: String(url).slice(-7),
      opening: 80,
      closing: 32,
      sums: [
        { kind: 'payout', count: 1, amount: -60 },
        { kind: 'tip', count: 3, amount: 12 },
      ],
      takenBack: [],
      hasMoreTakenBack: false,
    }),
  });
  renderStudio(<StatementCard />);
  const table = within(await screen.findByRole('table', { name: 'Statement of a month' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toHaveLength(5);
  expect(table.getByText('-60')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Month'), before);
  await screen.findByRole('table', { name: 'Statement of a month' });
  expect(calls).toHaveLength(2);
});

it('tells what was taken back one by one: when, what, for what and from whom', async () => {
  const user = { _id: 'laleh', name: 'Laleh', username: 'laleh', avatarUrl: null, isPerformer: false };
  const refund = {
    ...{ _id: 'r1', kind: 'refund', reversedKind: 'purchase', user, givenTo: null, note: null },
    ...{ gross: -6, commission: -1.2, net: -4.8, createdAt: '2026-02-03T10:00:00.000Z' },
    ...{ itemType: 'gallery', itemId: 'g1', title: 'Leaves' },
  };
  const statement = {
    month: '2026-02',
    opening: 80,
    closing: 75.2,
    sums: [{ kind: 'refund', count: 1, amount: -4.8 }],
  };
  stubHttp({
    'GET /performer/statements/:month': () => ({ ...statement, takenBack: [refund], hasMoreTakenBack: true }),
  });
  renderStudio(<StatementCard />);
  const table = within(await screen.findByRole('table', { name: 'Taken back, one by one' }));
  const [, row] = table.getAllByRole('row');
  for (const words of ['Refund', 'Purchase', 'Leaves', 'Laleh', '-4.8', '2026']) expect(row).toHaveTextContent(words);
  // On the screen and on paper.
  expect(screen.getAllByText('The rest is in the file of every movement (CSV).')).toHaveLength(2);
});

it('offers this month and those before it', () => {
  expect(lastMonths(new Date('2026-01-15T00:00:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11']);
});

it('hands the month over as a PDF and as a table, and says so where that fails', async () => {
  const statement = { month: '2026-02', opening: 0, closing: 0, sums: [], takenBack: [], hasMoreTakenBack: false };
  const calls = stubHttp({
    'GET /performer/statements/:month': () => statement,
    'GET /performer/statements/:month/pdf': () => '%PDF',
    'GET /performer/statements/:month/csv': () => {
      throw stubError(503, 'site.maintenance', '');
    },
  });
  renderStudio(<StatementCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'barg-2026-02.pdf' })));
  expect(calls.at(-1)?.url).toBe('/performer/statements/2026-02/pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Every movement (CSV)' }));
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
});
