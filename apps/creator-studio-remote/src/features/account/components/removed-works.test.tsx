import { screen, waitFor, within } from '@testing-library/react';
import type { Removal } from '@barg/api-client/models';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { RemovedWorks } from './removed-works.tsx';

const NOW = '2026-11-25T10:00:00.000Z';
const removal = (rest: Partial<Removal>): Removal => ({
  ...{ _id: 'r', targetId: 'g', type: 'gallery', title: 'Leaves', reason: 'copyright', text: '', state: 'removed' },
  ...{ createdAt: NOW, until: NOW, objection: null },
  ...rest,
});
const open = (...data: Removal[]) => {
  resetSession(testPerformer());
  const calls = stubHttp({ 'GET /removals': () => ({ data, total: data.length }) });
  renderStudio(<RemovedWorks />);
  return calls;
};

it('shows what is removed, why, and where to object', async () => {
  open(removal({}), removal({ _id: 'back', title: 'Back again', state: 'restored' }));
  const note = within(await screen.findByRole('region', { name: 'Removed by the site' }));
  expect(note.getByText('Leaves')).toBeVisible();
  expect(note.getByText(/A breach of copyright/)).toBeVisible();
  expect(note.queryByText('Back again')).not.toBeInTheDocument();
  expect(note.getByRole('link')).toHaveAttribute('href', '/user/account/removals');
});

it('is not there where nothing is removed', async () => {
  const calls = open(removal({ state: 'purged' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
