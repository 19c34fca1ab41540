import { screen, within } from '@testing-library/react';
import type { MediaFile, ReportInContext } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../../testing/render-operator.tsx';
import { possibleOutcomes } from './possible-outcomes.ts';
import ReportPage from './report-page.tsx';
import ReportsPage from './reports-page.tsx';

const { reports: texts } = messages;

const person = (name: string) => ({
  _id: name,
  name,
  username: name.toLowerCase(),
  avatarUrl: null,
  isPerformer: false,
});

const report = (rest: Partial<ReportInContext> = {}): ReportInContext => ({
  ...{ _id: 'report-1', type: 'message', targetId: 'message-1', reporter: person('Fan'), owner: person('Mahsa') },
  ...{ reason: 'harassment', text: '', status: 'open', outcome: null, note: '', handledBy: null, handledAt: null },
  ...{ createdAt: '2026-05-01T00:00:00.000Z', link: null, excerpt: 'I know where you live', openCount: 1 },
  ...{ since: 'unchanged', excerptNow: null, ownerState: 'active' },
  content: { text: null, reported: ['I know where you live'], files: [], isRemoved: false, copies: null },
  ...rest,
});

const open = (path: string, answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp(answers);
  renderOperator(
    <Routes>
      <Route path="/operator/reports" element={<ReportsPage />} />
      <Route path="/operator/reports/:reportId" element={<ReportPage />} />
    </Routes>,
    { route: path },
  );
};

const openOne = (one: ReportInContext) =>
  open('/operator/reports/report-1', { 'GET /operator/reports/:id': () => one });

it('shows the words that were reported, and what they were changed into', async () => {
  const { content } = report();
  openOne(report({ since: 'changed', content: { ...content, text: 'Good morning' } }));
  expect(await screen.findByText('I know where you live')).toBeVisible();
  expect(screen.getByText('Good morning')).toBeVisible();
  expect(screen.getByText(texts.since.changed)).toBeVisible();
});

it.each(['taken-back', 'deleted', 'removed'] as const)(
  'tells who took it away, and keeps its words: %s',
  async (since) => {
    openOne(report({ since }));
    expect(await screen.findByText('I know where you live')).toBeVisible();
    expect(screen.getByText(texts.since[since])).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.acts['content-removed'] })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: texts.acts['account-suspended'] })).toBeEnabled();
  },
);

it('has both words in the queue', async () => {
  const row = report({ since: 'changed', excerptNow: 'Good morning', ownerState: 'left' });
  open('/operator/reports', { 'GET /operator/reports': () => ({ data: [row], total: 1 }) });
  const table = within(await screen.findByRole('table'));
  for (const words of ['I know where you live', 'Good morning', texts.since.changed, texts.owners.left])
    expect(table.getByText(words)).toBeVisible();
});

it.each<[string, Partial<ReportInContext>, string[]]>([
  ['all', {}, ['none', 'content-removed', 'account-suspended']],
  ['nothing to remove', { since: 'taken-back', ownerState: 'suspended' }, ['none']],
  ['a film of a stream', { type: 'stream', since: 'ended', ownerState: 'left' }, ['none', 'content-removed']],
  ['a profile', { type: 'performer', ownerState: 'suspended' }, ['none', 'content-removed']],
  ['an account that is gone', { type: 'user', ownerState: 'left' }, ['none']],
])('offers the acts that still mean something: %s', (_name, rest, outcomes) => {
  expect(possibleOutcomes(report(rest))).toEqual(outcomes);
});

it('removes the other copies of a mass message of which this one was taken back', () => {
  const content = { ...report().content, copies: { of: 'mass-message' as const, count: 40 } };
  expect(possibleOutcomes(report({ since: 'taken-back', content }))).toContain('content-removed');
});

const photo = (_id: string): MediaFile => ({
  ...{ _id, type: 'photo', status: 'ready', width: 10, height: 10, durationMs: null, thumbhash: null, motion: null },
  ...{ thumbnails: null, url: `/${_id}.mp4`, hls: null, peaks: null, alt: '', captions: null, watched: null },
});

it('shows the files that were reported, those that took their place, and how many are gone', async () => {
  const content = {
    ...report().content,
    ...{ text: 'I know where you live', files: [photo('new')] },
    reportedFiles: { files: [photo('old')], goneCount: 2 },
  };
  openOne(report({ since: 'changed', content }));
  expect(await screen.findByText(texts.filesGone.replace('{{amount}}', '2'))).toBeVisible();
  const films = screen.getAllByLabelText(texts.film);
  expect(films.map((film) => film.getAttribute('src'))).toEqual(['/old.mp4', '/new.mp4']);
  expect(screen.getAllByText('I know where you live')).toHaveLength(1);
});

it.each([undefined, { files: [photo('one')], goneCount: 0 }])(
  'shows files once that are as they were reported, and where an older process tells nothing: %#',
  async (reportedFiles) => {
    const content = { ...report().content, files: [photo('one'), photo('two')], reportedFiles };
    openOne(report({ content }));
    expect(await screen.findAllByLabelText(texts.film)).toHaveLength(2);
    expect(screen.queryByText(texts.asReported)).not.toBeInTheDocument();
  },
);
