import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StreamSummary } from '@barg/api-client/models';
import { stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { mahsa, stream } from '../../../testing/samples.ts';
import { PlannedOf } from './planned-of.tsx';

const performer = { _id: mahsa._id, username: 'mahsa.art', name: mahsa.name, plannedStreams: 3 };
const REMIND = 'POST /streaming/planned/:id/reminder';

const plan = (number: number, changes: Partial<StreamSummary> = {}): StreamSummary =>
  stream({
    _id: `01900000-0000-7000-8000-00000000b${number}00`,
    title: `Plan ${number}`,
    phase: 'planned',
    ...changes,
  });

const open = (plans: StreamSummary[], user: ReturnType<typeof testUser> | null) => {
  const calls = stubHttp({
    'GET /streaming/planned': () => ({ data: plans, total: plans.length }),
    [REMIND]: () => {
      plans[0] = { ...plan(1), isReminded: true };
      return { success: true };
    },
  });
  renderLive(<PlannedOf performer={performer} />, { user, route: '/mahsa.art' });
  return calls;
};

test('shows the next three with their kind, and reminds', async () => {
  const plans = [plan(1), plan(2, { audience: 'ticketed', price: 5 }), plan(3), plan(4)];
  const calls = open(plans, testUser());
  const card = await screen.findByRole('region', { name: 'Coming up' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  expect(within(card).getByRole('link', { name: /Plan 2.*Ticket · 5 tokens/ })).toHaveAttribute(
    'href',
    `/live/${plan(2)._id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remind me of “Plan 1”' }));
  // Its name says it; a pressed state would say the opposite of "Do not".
  const forget = await screen.findByRole('button', { name: 'Do not remind me of “Plan 1”' });
  expect(forget).not.toHaveAttribute('aria-pressed');
  expect(calls.filter(({ name }) => name === REMIND)).toHaveLength(1);
});

test('a guest is led to sign in and back', async () => {
  open([plan(1)], null);
  const link = await screen.findByRole('link', { name: 'Log in to be reminded' });
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/mahsa.art')));
});

test('her own plans have no reminder', async () => {
  open([plan(1)], testPerformer({ _id: mahsa._id }));
  await screen.findByRole('region', { name: 'Coming up' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
