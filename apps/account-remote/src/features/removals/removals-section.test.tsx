import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Removal } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderAccount } from '../../testing/render-account.tsx';
import RemovalsSection from './removals-section.tsx';

const DAY_MS = 86_400_000;
const texts = messages.removals;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const removal = (rest: Partial<Removal> = {}): Removal => ({
  _id: '01a201b2-6651-75db-acf6-25def5ed657d',
  type: 'feed',
  targetId: '01a201b2-6651-75db-acf6-25def5ed657e',
  title: 'A study in green',
  reason: 'copyright',
  text: 'The picture is not yours.',
  state: 'removed',
  createdAt: inDays(-1),
  until: inDays(29),
  objection: null,
  ...rest,
});

const objection = (rest: Partial<NonNullable<Removal['objection']>> = {}) => ({
  text: 'It is my own',
  createdAt: inDays(0),
  decision: null,
  answer: '',
  decidedAt: null,
  ...rest,
});

const open = (answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser());
  const calls = stubHttp(answers);
  renderAccount(<RemovalsSection />);
  return calls;
};
const list = (...data: Removal[]) => ({ 'GET /removals': () => ({ data, total: data.length }) });

it('says what was removed and why, and takes one objection', async () => {
  let current = removal();
  const calls = open({
    'GET /removals': () => ({ data: [current], total: 1 }),
    'POST /removals/:id/objection': () => {
      current = removal({ objection: objection() });
      return current;
    },
  });
  const card = within(await screen.findByRole('article'));
  for (const words of ['Post', 'A study in green', 'The picture is not yours.', texts.states.removed]) {
    expect(card.getByText(words)).toBeVisible();
  }
  expect(card.getByText(/A breach of copyright/)).toBeVisible();
  // Below the name of the page, with no level left out.
  expect(card.getByRole('heading', { level: 2, name: 'Post' })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: texts.object }));
  expect(card.getByLabelText(texts.why)).toHaveFocus();
  await userEvent.click(card.getByRole('button', { name: texts.send }));
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  await userEvent.type(card.getByLabelText(texts.why), 'It is my own');
  await userEvent.click(card.getByRole('button', { name: texts.send }));
  expect(await card.findByText(texts.decisions.open)).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ text: 'It is my own' });
  expect(card.queryByRole('button', { name: texts.object })).not.toBeInTheDocument();
});

it('says why an objection was not taken, and keeps its words', async () => {
  open({
    ...list(removal()),
    'POST /removals/:id/objection': () => {
      throw stubError(409, 'removals.over', 'Its time is over');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.object }));
  await userEvent.type(screen.getByLabelText(texts.why), 'It is my own');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText('Its time is over')).toBeVisible();
  expect(screen.getByLabelText(texts.why)).toHaveValue('It is my own');
});

it('shows what was answered, and offers nothing where it is too late', async () => {
  open(
    list(
      removal({ _id: 'a', objection: objection({ decision: 'upheld', answer: 'It is not', decidedAt: inDays(0) }) }),
      removal({ _id: 'b', state: 'restored', objection: objection({ decision: 'restored', decidedAt: inDays(0) }) }),
      removal({ _id: 'c', until: inDays(-1) }),
      removal({ _id: 'd', state: 'purged', until: inDays(-1) }),
    ),
  );
  expect(await screen.findByText('It is not')).toBeVisible();
  for (const words of [texts.decisions.upheld, texts.decisions.restored, texts.states.restored, texts.states.purged]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: texts.object })).not.toBeInTheDocument();
});

it('says so when nothing was removed, and why when the list did not come', async () => {
  let isBroken = true;
  open({
    'GET /removals': () => {
      if (isBroken) throw stubError(500, 'server.unexpected', 'Broken');
      return { data: [], total: 0 };
    },
  });
  expect(await screen.findByText('Broken')).toBeVisible();
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(texts.empty)).toBeVisible();
});
