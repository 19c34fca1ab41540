import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReferralEarning } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import { ReferralLines } from './referral-lines.tsx';

const STATS = 'GET /referral-earnings/stats';
const LIST = 'GET /referral-earnings/search';

const line = (changes: Partial<ReferralEarning>): ReferralEarning => ({
  _id: 'line-1',
  user: null,
  source: 'earned',
  amount: 0.4,
  availableAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

beforeEach(() => resetSession(testPerformer()));

it('shows what came in all, this month and what is not available yet, in the digits of the language', async () => {
  const terms = { percent: 5, months: 12, cap: null };
  stubHttp({ [STATS]: () => ({ total: 12.5, thisMonth: 3, pending: 1.25, referred: 4, terms }) });
  renderStudio(<ReferralFigures />, { locale: 'fa-IR' });
  for (const figure of ['۱۲٫۵۰', '۳', '۱٫۲۵', '۴']) expect(await screen.findByText(figure)).toBeInTheDocument();
});

it('shows what a refund took back as such, and hides who is not there any more', async () => {
  stubHttp({ [LIST]: () => ({ data: [line({}), line({ _id: 'line-2', amount: -0.2 })], total: 2 }) });
  renderStudio(<ReferralLines />);
  expect(await screen.findByText(/Share of earnings/)).toBeInTheDocument();
  expect(screen.getByText(/Taken back with a refund/)).toBeInTheDocument();
  expect(screen.getAllByText('An account that is not here any more')).toHaveLength(2);
});

it('leads to the invitation while nothing has come, and tries again after a failure', async () => {
  let isDown = true;
  stubHttp({
    [LIST]: () => {
      if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
      return { data: [], total: 0 };
    },
  });
  renderStudio(<ReferralLines />);
  await screen.findByText('An error occurred');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('link', { name: 'Invite somebody' })).toBeInTheDocument();
});
