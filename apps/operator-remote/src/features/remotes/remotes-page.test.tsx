import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteStatus } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderOperator } from '../../testing/render-operator.tsx';
import RemotesPage from './remotes-page.tsx';

const CANARY = 'cccccccccccccccc';
const STABLE = 'aaaaaaaaaaaaaaaa';
const WITHDRAWAL = '01a201b2-6651-75db-acf6-25def5ed657d';

const noFailures = {
  ...{ network: 0, integrity: 0, timeout: 0, syntax: 0, evaluation: 0, incompatible: 0, collision: 0 },
  blocked: 0,
};
const noVitals = { LCP: null, INP: null, CLS: null, TTFB: null };
const source = { version: '1.2.0', commit: `4006e3c7${'0'.repeat(32)}`, isDirty: true, author: 'Ada' };
const live = {
  sequence: 7,
  action: 'canary',
  stable: { version: STABLE, label: 'autumn', source, isUnchecked: true },
  canary: { version: CANARY, label: '', source: null, isUnchecked: false, percent: 5 },
  isPaused: false,
  team: 'live-team',
  at: '2026-01-02T03:04:05.000Z',
};

const status: RemoteStatus = {
  name: 'live',
  live,
  history: [live],
  withdrawals: [
    {
      _id: WITHDRAWAL,
      remote: 'live',
      version: CANARY,
      withdrawnAt: '2026-01-02T03:05:00.000Z',
      figures: {
        canary: { visitors: 12, failed: 11 },
        stable: { visitors: 240, failed: 2 },
        worseBy: 0.6,
        limits: { minFailed: 10, margin: 0.05 },
      },
    },
  ],
  refused: null,
  health: [
    {
      ...{ version: STABLE, label: 'autumn', source, loads: 1240, failures: noFailures, failed: 0, errors: 3 },
      ...{ failureShare: 0, loadTime: 183, vitals: { LCP: 2100, INP: 90, CLS: 0.012, TTFB: 300 } },
    },
    {
      ...{
        version: CANARY,
        label: '',
        source: null,
        loads: 1,
        failures: { ...noFailures, syntax: 11 },
        failed: 11,
        errors: 0,
      },
      ...{ failureShare: 0.917, loadTime: null, vitals: noVitals },
    },
  ],
};

const setUp = (answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(<RemotesPage />);
  return calls;
};

it('numbers the changes in the digits of the page', async () => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({ 'GET /operator/remotes': () => ({ remotes: [status] }) });
  renderOperator(<RemotesPage />, { locale: 'fa-IR' });
  const card = await screen.findByRole('region', { name: 'Live' });
  const [change] = within(card).getAllByRole('listitem');
  expect(within(change as HTMLElement).getByText('۷')).toBeInTheDocument();
});

it('shows what visitors get of a remote, and how each version does', async () => {
  setUp({ 'GET /operator/remotes': () => ({ remotes: [status] }) });
  const card = await screen.findByRole('region', { name: 'Live' });
  const [, stable, canary] = within(card).getAllByRole('row');
  expect(stable).toHaveTextContent(/autumn.*1,240.*183 ms.*2,100 ms.*0\.01/);
  expect(canary).toHaveTextContent(/cccccccccccccccc.*Syntax 11.*91\.7/);
  expect(card).toHaveTextContent('It failed for 11 of 12 visitors; the stable version for 2 of 240.');
});

it('shows where a version comes from, that nobody has checked it, and that a remote is retired', async () => {
  const retired = { ...live, sequence: 8, action: 'retire', stable: null, canary: null };
  const gone = { ...status, name: 'feed', live: retired, history: [retired, live], withdrawals: [] };
  setUp({ 'GET /operator/remotes': () => ({ remotes: [status, gone] }) });
  const card = await screen.findByRole('region', { name: 'Live' });
  expect(within(card).getByRole('row', { name: /autumn/ })).toHaveTextContent(
    /1\.2\.0 · 4006e3c7 · with uncommitted changes · Ada/,
  );
  expect(within(card).getByText('Unchecked')).toBeVisible();
  expect(within(card).queryByText('Retired')).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Feed' })).getAllByText('Retired')[0]).toBeVisible();
});

it('shows the releases of the shell as those of a remote, and which one visitors have without any', async () => {
  const none: RemoteStatus = { ...status, name: 'shell', live: null, history: [], withdrawals: [], health: [] };
  setUp({ 'GET /operator/remotes': () => ({ remotes: [none] }) });
  const help = 'No release of it is live, so visitors get the one that the site was started with.';
  expect(await screen.findByRole('region', { name: 'Shell' })).toHaveTextContent(help);
  cleanup();
  setUp({ 'GET /operator/remotes': () => ({ remotes: [{ ...status, name: 'shell' }] }) });
  const card = await screen.findByRole('region', { name: 'Shell' });
  expect(card).toHaveTextContent(/autumn.*Canary.*cccccccccccccccc/);
  expect(within(card).getByRole('button', { name: 'Allow again' })).toBeVisible();
  expect(card).not.toHaveTextContent(help);
});

it('shows by itself what is deployed meanwhile', async () => {
  jest.useFakeTimers();
  const back = { ...live, sequence: 8, action: 'rollback', canary: null };
  let history: RemoteStatus['history'] = [live];
  setUp({ 'GET /operator/remotes': () => ({ remotes: [{ ...status, history }] }) });
  const card = await screen.findByRole('region', { name: 'Live' });
  expect(within(card).queryByText('Taken back by its team')).not.toBeInTheDocument();
  history = [back, live];
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await within(card).findByText('Taken back by its team')).toBeInTheDocument();
  jest.useRealTimers();
});

it('allows a canary again after asking', async () => {
  const calls = setUp({
    'GET /operator/remotes': () => ({ remotes: [status] }),
    [`POST /operator/remotes/withdrawals/${WITHDRAWAL}/lift`]: () => ({ success: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Allow again' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Allow again' }));
  expect(calls.some(({ name }) => name.endsWith(`${WITHDRAWAL}/lift`))).toBe(true);
});

it('says which remotes have deployments that are passed over: how many, since when, and why', async () => {
  const since = '2026-01-03T03:04:05.000Z';
  const refused = {
    ...{ count: 12, since, live: 7 },
    statements: [
      { sequence: 9, code: 'release.bad_signature', since },
      { sequence: 8, code: 'release.of_tomorrow', since },
    ],
  };
  const unknown: RemoteStatus = { name: 'quiz-night', live: null, history: [], withdrawals: [], health: [], refused };
  const remotes = [
    { ...status, refused },
    { ...unknown, refused: { count: 1, since, live: null, statements: refused.statements.slice(0, 1) } },
  ];
  setUp({ 'GET /operator/remotes': () => ({ remotes }) });
  const notice = await screen.findByRole('alert', { name: 'Forged or lost deployments' });
  const [ofLive, ofQuiz] = within(notice)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li'));
  expect(ofLive).toHaveTextContent(/^Live12 files · since .*2026.* · Number 7 stays live\./);
  expect(ofLive).toHaveTextContent(
    /Number 9 · The signature does not fit.*Number 8 · release\.of_tomorrow.*and 10 more/,
  );
  expect(ofQuiz).toHaveTextContent(/^quiz-nightOne file · since .* · Visitors get nothing of it\./);
  expect(within(notice).getByRole('link')).toHaveAttribute('href', '/operator/audit-log?action=remote');
  expect(screen.getByRole('region', { name: 'quiz-night' })).toHaveTextContent('Nothing of it is live.');
});

it('has no notice where nothing is passed over', async () => {
  setUp({ 'GET /operator/remotes': () => ({ remotes: [status] }) });
  await screen.findByRole('region', { name: 'Live' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says when the figures cannot be had, and asks again', async () => {
  setUp({
    'GET /operator/remotes': () => {
      throw stubError(503, 'site.maintenance', 'Later, please');
    },
  });
  expect(await screen.findByText('Later, please')).toBeVisible();
});
