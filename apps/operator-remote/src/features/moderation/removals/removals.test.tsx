import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportInContext, RemovalInContext } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../../testing/render-operator.tsx';
import ReportPage from '../reports/report-page.tsx';
import ReportsPage from '../reports/reports-page.tsx';
import { readContentAddress } from './content-address.ts';
import RemovalPage from './removal-page.tsx';
import RemovalsPage from './removals-page.tsx';

const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
const DAY_MS = 86_400_000;
const texts = messages.removals;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const person = (name: string) => ({
  _id: name,
  name,
  username: name.toLowerCase(),
  avatarUrl: null,
  isPerformer: true,
});

const removal = (rest: Partial<RemovalInContext> = {}): RemovalInContext => ({
  ...{ _id: ID, type: 'feed', title: 'A study', reason: 'spam', text: '', state: 'removed', targetId: ID },
  ...{ owner: person('Mahsa'), operator: person('Omid'), reportId: null, decidedBy: null, objection: null },
  ...{ createdAt: inDays(-1), until: inDays(29) },
  content: { text: 'A study in green', files: [], copies: null, otherPlaces: [] },
  ...rest,
});
const objection = { text: 'It is mine', createdAt: inDays(0), decision: null, answer: '', decidedAt: null };

const report: ReportInContext = {
  ...{ _id: ID, type: 'product', targetId: ID, reporter: person('Fan'), owner: person('Mahsa') },
  ...{ reason: 'fraud', text: '', status: 'open', outcome: null, note: '', handledBy: null, handledAt: null },
  ...{ createdAt: inDays(-1), link: null, excerpt: null, openCount: 1 },
  ...{ since: 'unchanged', excerptNow: null, ownerState: 'active' },
  content: { text: 'A bowl', reported: ['A bowl'], files: [], isRemoved: false, copies: null },
};

const open = (path: string, answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(
    <Routes>
      <Route path="/operator/removals" element={<RemovalsPage />} />
      <Route path="/operator/removals/:removalId" element={<RemovalPage />} />
      <Route path="/operator/reports" element={<ReportsPage />} />
      <Route path="/operator/reports/:reportId" element={<ReportPage />} />
    </Routes>,
    { route: path },
  );
  return { sent: () => calls.filter(({ name }) => name.startsWith('POST')), calls };
};
const dialog = async () => within(await screen.findByRole('alertdialog'));

describe('removing', () => {
  it('asks why, starting with what was reported, and tells the author both', async () => {
    const { sent } = open(`/operator/reports/${ID}`, {
      'GET /operator/reports/:id': () => report,
      'POST /operator/reports/:id/close': () => report,
    });
    await userEvent.click(await screen.findByRole('button', { name: messages.reports.acts['content-removed'] }));
    const asked = await dialog();
    expect(asked.getByLabelText(texts.reasonTold)).toHaveValue('fraud');
    await userEvent.selectOptions(asked.getByLabelText(texts.reasonTold), 'copyright');
    await userEvent.type(asked.getByLabelText(texts.toAuthor), 'Not your work');
    await userEvent.click(asked.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      outcome: 'content-removed',
      removalReason: 'copyright',
      removalText: 'Not your work',
    });
  });

  it('takes the address of a page that nobody reported, and refuses any other', async () => {
    const { sent } = open('/operator/removals', {
      'GET /operator/removals': () => ({ data: [], total: 0 }),
      'GET /operator/removals/:id': () => removal(),
      'POST /operator/removals': () => removal(),
    });
    expect(await screen.findByText(texts.empty)).toBeVisible();
    const address = screen.getByLabelText(texts.address);
    await userEvent.type(address, 'https://barg.example/explore');
    await userEvent.click(screen.getByRole('button', { name: texts.remove }));
    expect(screen.getByText(texts.addressUnknown)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, `https://barg.example/videos/${ID}`);
    await userEvent.click(screen.getByRole('button', { name: texts.remove }));
    await userEvent.click((await dialog()).getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ type: 'video', _id: ID, reason: 'spam', text: '' });
    expect(await screen.findByText('A study in green')).toBeVisible();
  });

  it('asks at once about what a page of the site named, and goes on to the removal', async () => {
    const { sent } = open(`/operator/removals?remove=comment:${ID}`, {
      'GET /operator/removals': () => ({ data: [], total: 0 }),
      'GET /operator/removals/:id': () => removal(),
      'POST /operator/removals': () => removal(),
    });
    const asked = await dialog();
    await userEvent.selectOptions(asked.getByLabelText(texts.reasonTold), 'harassment');
    await userEvent.type(asked.getByLabelText(texts.toAuthor), 'Be kind');
    await userEvent.click(asked.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText('A study in green')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      { type: 'comment', _id: ID, reason: 'harassment', text: 'Be kind' },
    ]);
  });

  it('asks about nothing that an address does not name', async () => {
    open(`/operator/removals?remove=wallet:${ID}`, { 'GET /operator/removals': () => ({ data: [], total: 0 }) });
    expect(await screen.findByText(texts.empty)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('knows the pages of what can be removed', () => {
    expect(readContentAddress(`/posts/${ID}?x=1`)).toEqual({ type: 'feed', _id: ID });
    expect(readContentAddress(` galleries/${ID.toUpperCase()} `)).toEqual({ type: 'gallery', _id: ID });
    expect(readContentAddress(`https://barg.example/live/${ID}#top`)).toEqual({ type: 'stream', _id: ID });
    for (const other of ['', `/posts/${ID}0`, '/posts/12', `/users/view/${ID}`, `/myposts/${ID}`]) {
      expect(readContentAddress(other)).toBeNull();
    }
  });
});

describe('deciding about an objection', () => {
  for (const act of ['restore', 'uphold'] as const) {
    it(`${act}s, with words to the author`, async () => {
      const { sent } = open(`/operator/removals/${ID}`, {
        'GET /operator/removals/:id': () => removal({ objection }),
        [`POST /operator/removals/:id/${act}`]: () => removal({ objection }),
      });
      expect(await screen.findByText('It is mine')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: texts[act] }));
      const asked = await dialog();
      await userEvent.type(asked.getByLabelText(texts.toAuthor), 'We looked');
      await userEvent.click(asked.getByRole('button', { name: texts[act] }));
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]?.body).toEqual({ text: 'We looked' });
    });
  }

  it('offers to bring back what nobody objects to, and nothing once that is over', async () => {
    let current = removal();
    open(`/operator/removals/${ID}`, {
      'GET /operator/removals/:id': () => current,
      'POST /operator/removals/:id/restore': () => {
        current = removal({ state: 'restored' });
        throw stubError(409, 'removals.over', 'Somebody was faster');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.restore }));
    expect(screen.queryByRole('button', { name: texts.uphold })).not.toBeInTheDocument();
    await userEvent.click((await dialog()).getByRole('button', { name: texts.restore }));
    expect(await screen.findByText(texts.states.restored)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.restore })).not.toBeInTheDocument());
    // The dialog has gone with its button: what it said is told all the same.
    expect(await screen.findByText('Somebody was faster')).toBeVisible();
  });

  it('reads nothing again for words that are refused, and keeps them', async () => {
    const { calls } = open(`/operator/removals/${ID}`, {
      'GET /operator/removals/:id': () => removal({ objection }),
      'POST /operator/removals/:id/uphold': () => {
        throw stubError(422, 'http.invalid', 'Say more');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.uphold }));
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText(texts.toAuthor), 'No');
    await userEvent.click(asked.getByRole('button', { name: texts.uphold }));
    expect(await asked.findByText('Say more')).toBeVisible();
    expect(asked.getByLabelText(texts.toAuthor)).toHaveValue('No');
    expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(1);
  });

  it('shows how each removal stands', async () => {
    const decided = { ...objection, decision: 'upheld' as const };
    const rows = [
      removal({ _id: 'a', objection }),
      removal({ _id: 'b' }),
      removal({ _id: 'c', objection: decided }),
      removal({ _id: 'd', state: 'restored' }),
      removal({ _id: 'e', state: 'purged' }),
    ];
    open('/operator/removals', { 'GET /operator/removals': () => ({ data: rows, total: 5 }) });
    const table = within(await screen.findByRole('table'));
    for (const words of Object.values(texts.states)) expect(table.getByText(words)).toBeVisible();
  });
});

it.each([
  [
    `/operator/removals/${ID}`,
    { 'GET /operator/removals/:id': () => removal({ objection: { ...objection, decision: 'restored' } }) },
    [texts.decisions.restored],
  ],
  [
    `/operator/reports/${ID}`,
    {
      'GET /operator/reports/:id': () => ({
        ...{ ...report, status: 'closed', outcome: 'content-removed', handledBy: person('Omid'), handledAt: inDays(0) },
        ...{ since: 'removed', content: { ...report.content, isRemoved: true } },
      }),
    },
    [messages.reports.since.removed, messages.reports.outcomes['content-removed']],
  ],
])('shows what was decided in badges as wide as their words: %s', async (path, answers, badges) => {
  open(path, answers);
  // Children of a column are as wide as the column.
  for (const words of badges)
    expect((await screen.findByText(words)).parentElement).toHaveStyle({ display: 'flex', 'flex-wrap': 'wrap' });
});

it('narrows reports down to products', async () => {
  const { calls } = open('/operator/reports', { 'GET /operator/reports': () => ({ data: [], total: 0 }) });
  await screen.findByText(messages.reports.empty);
  await userEvent.selectOptions(screen.getByLabelText(messages.reports.type), 'product');
  await waitFor(() => expect(JSON.stringify(calls.at(-1))).toContain('product'));
});

it.each([
  ['/operator/reports?type=planet&reason=dislike', 'GET /operator/reports', messages.reports.empty],
  ['/operator/removals?state=lost&type=planet', 'GET /operator/removals', texts.empty],
])('leaves out of an address what nobody could have chosen: %s', async (address, name, empty) => {
  const { calls } = open(address, { [name]: () => ({ data: [], total: 0 }) });
  expect(await screen.findByText(empty)).toBeVisible();
  for (const filter of ['type', 'reason', 'state']) expect(calls[0]?.params).not.toHaveProperty(filter);
  expect(screen.getByLabelText(messages.reports.type)).toHaveValue('');
});

describe('what else there is of it', () => {
  it('is told of a mass message before it is removed', async () => {
    const copies = { of: 'mass-message' as const, count: 40 };
    open(`/operator/reports/${ID}`, {
      'GET /operator/reports/:id': () => ({ ...report, type: 'message', content: { ...report.content, copies } }),
    });
    expect(await screen.findByText(/40/)).toHaveTextContent(
      messages.reports.copies['mass-message'].replace('{{amount}}', '40'),
    );
  });

  it('is linked where the same files are shown elsewhere', async () => {
    const otherPlaces = [{ type: 'feed' as const, title: 'The other one', link: '/posts/other' }];
    const content = { text: null, files: [], copies: null, otherPlaces };
    open(`/operator/removals/${ID}`, { 'GET /operator/removals/:id': () => removal({ content }) });
    expect(await screen.findByText(texts.otherPlaces)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: messages.reports.types.feed })).toHaveAttribute('href', '/posts/other');
    expect(screen.getByText('The other one')).toBeInTheDocument();
  });
});
