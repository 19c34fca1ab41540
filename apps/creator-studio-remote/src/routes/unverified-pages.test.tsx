import { screen } from '@testing-library/react';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../testing/render-studio.tsx';
import { ownPerformer } from '../testing/samples.ts';
import { CampaignsPage } from './campaigns-page.tsx';
import { FansPage } from './fans-page.tsx';

const PROFILE = 'GET /performers/me/profile';

beforeEach(() => resetSession(testPerformer()));

test.each([
  ['fans', <FansPage key="fans" />],
  ['mass messages', <CampaignsPage key="campaigns" />],
])('who is not verified reads why there are no %s, and nothing is asked that would be refused', async (_what, page) => {
  const verification = { status: 'none' as const, reason: '', given: [], missing: [] };
  const calls = stubHttp({ [PROFILE]: () => ownPerformer({ verification }) });
  renderStudio(page);
  expect(await screen.findByRole('link', { name: 'Add documents' })).toHaveAttribute(
    'href',
    '/creator/account/verification',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toEqual([PROFILE]);
});

test('where her standing cannot be read, her fans are asked for', async () => {
  stubHttp({
    [PROFILE]: () => {
      throw new Error('no answer');
    },
    'GET /performer/fan-lists': () => ({ data: [], total: 0 }),
    'GET /performer/fans': () => ({ data: [], total: 0 }),
  });
  renderStudio(<FansPage />);
  expect(await screen.findByText('You have no fans yet. What you publish brings some.')).toBeInTheDocument();
});
