import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { startRealtime } from '@barg/session/realtime';
import { takeCarriedAct } from '@barg/session/carried-act';
import { stubError, stubHttp, testPerformer, testUser, type StubbedCall } from '@barg/session/testing';
import type { StreamSummary } from '@barg/api-client/models';
import { PlanGoal } from '../features/chat/components/tips/plan-goal.tsx';
import { PlannedOf } from '../features/planned/components/planned-of.tsx';
import { OwnPlans } from '../features/planned/components/own-plans.tsx';
import { tell } from '../testing/fake-socket.ts';
import { renderLive } from '../testing/render-live.tsx';
import { chatState, mahsa, picture, stream } from '../testing/samples.ts';
import { LivePage } from './live-page.tsx';
import { WatchPage } from './watch-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const STREAM = 'GET /streaming/:id';
const PLANNED = 'GET /streaming/planned';
const REMIND = 'POST /streaming/planned/:id/reminder';
const RETURN = 'POST /wallet/charges/stream-ticket/:id/return';
const FORGET = 'DELETE /streaming/planned/:id/reminder';
const HOUR = 3_600_000;

/** A stream that begins in a day and a bit more than two hours. */
const planned = (changes: Partial<StreamSummary> = {}): StreamSummary => {
  const at = new Date(Date.now() + 26 * HOUR + 60_000).toISOString();
  return stream({ status: 'ended', phase: 'planned', startedAt: at, plannedAt: at, viewers: 0, ...changes });
};

const watch = (calls: Record<string, StubbedCall>, user: ReturnType<typeof testUser> | null = testUser()) => {
  const made = stubHttp({
    'GET /performers/:id': () => ({ ...mahsa, craft: 'Painting', avatar: null, isVerified: true }),
    ...calls,
  });
  renderLive(
    <Routes>
      <Route path="/live/:streamId" element={<WatchPage />} />
    </Routes>,
    { user, route: `/live/${stream()._id}` },
  );
  return made;
};

beforeAll(async () => {
  document.cookie = 'token=secret';
  startRealtime();
  // What the pages load later is compiled first, which takes longer than a test waits.
  await import('../features/planned/components/planned-screen.tsx');
  await import('../features/planned/components/coming-up.tsx');
  await import('../features/planned/components/plan-dialog.tsx');
  await import('../features/chat/components/tips/goal-dialog.tsx');
});

test('a guest who wants to be reminded is, by the login, on the page of the stream and beside her profile', async () => {
  watch({ [STREAM]: () => planned() }, null);
  await userEvent.click(await screen.findByRole('link', { name: 'Log in to be reminded' }));
  expect(takeCarriedAct('deed')).toEqual({ kind: 'remind', streamId: stream()._id });
  stubHttp({ [PLANNED]: () => ({ data: [planned()], total: 1 }) });
  renderLive(<PlannedOf performer={{ ...mahsa, username: 'mahsa.art' }} />, { route: '/mahsa.art?tab=photos' });
  const link = (await screen.findAllByRole('link', { name: 'Log in to be reminded' })).at(-1) as HTMLElement;
  expect(link).toHaveAttribute('href', `/auth/login?returnUrl=${encodeURIComponent('/mahsa.art?tab=photos')}`);
  await userEvent.click(link);
  expect(takeCarriedAct('deed')).toEqual({ kind: 'remind', streamId: stream()._id });
});

test('before it begins its page counts down, reminds, and gives a file for calendars', async () => {
  let isReminded = false;
  const calls = watch({
    [STREAM]: () => planned({ isReminded }),
    [REMIND]: () => ((isReminded = true), { success: true }),
    [FORGET]: () => ((isReminded = false), { success: true }),
  });
  expect(await screen.findByRole('timer', { name: 'Time until it begins' })).toHaveTextContent(/1 day.*2:0\d:\d\d/);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/streaming/planned/${stream()._id}/calendar`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remind me' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Do not remind me' }));
  expect(await screen.findByRole('button', { name: 'Remind me' })).toBeInTheDocument();
  for (const name of [REMIND, FORGET]) expect(calls.filter((call) => call.name === name)).toHaveLength(1);
});

test('beside days the countdown keeps its hours, also where they are none', async () => {
  const at = new Date(Date.now() + 24 * HOUR + 269_500).toISOString();
  watch({ [STREAM]: () => planned({ startedAt: at, plannedAt: at }) });
  expect(await screen.findByRole('timer', { name: 'Time until it begins' })).toHaveTextContent(/1 day.*0:04:2\d$/);
});

test.each([
  ['stream-moved', { title: 'Later than planned' }, 'Later than planned'],
  ['stream-cancelled', { phase: 'cancelled' }, /was called off/],
] as const)('its open page hears of %s by the notice', async (kind, changes, words) => {
  let current = planned();
  watch({ [STREAM]: () => current });
  await screen.findByRole('timer', { name: 'Time until it begins' });
  current = planned(changes);
  act(() => tell('notification.created', { notification: { _id: 'n', kind, link: `/live/${current._id}` } as never }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('becomes the running stream when that begins, without a reload', async () => {
  let current = planned();
  watch({
    [STREAM]: () => current,
    'GET /streaming/join/:id': () => {
      throw stubError(503, 'live.unavailable', 'Back in a moment.');
    },
    'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
  });
  await screen.findByRole('timer', { name: 'Time until it begins' });
  current = stream({ phase: 'live' });
  act(() => tell('stream.started', { stream: current }));
  expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
  expect(screen.queryByRole('timer', { name: 'Time until it begins' })).not.toBeInTheDocument();
});

test('whoever has a ticket reads so instead of the price, and is told without asking', async () => {
  watch({ [STREAM]: () => planned({ audience: 'ticketed', price: 12, isLocked: false, hasTicket: true }) });
  expect(await screen.findByText('You have a ticket. We will tell you before it begins.')).toBeVisible();
  expect(screen.getByText('You have a ticket')).toBeInTheDocument();
  expect(screen.queryByText('Ticket · 12 tokens')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remind me' })).not.toBeInTheDocument();
});

test('a ticket of a stream that was moved can be given back, after a question, and once', async () => {
  let current = planned({ audience: 'ticketed', price: 12, isLocked: false, hasTicket: true, canReturnTicket: true });
  const calls = watch({
    [STREAM]: () => current,
    [RETURN]: () => {
      current = planned({ audience: 'ticketed', price: 12, isLocked: true, hasTicket: false });
      return { amount: 12, balance: 40 };
    },
  });
  expect(await screen.findByText(/It was moved after you bought your ticket/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give the ticket back' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(calls.some(({ name }) => name === RETURN)).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give the ticket back' }));
  expect(await screen.findByText(/12 tokens came back to your wallet/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remind me' })).toBeInTheDocument();
  const [made] = calls.filter(({ name }) => name === RETURN);
  expect(made?.headers['Idempotency-Key']).toEqual(expect.any(String));
});

test('says that it was called off, and promises neither a chat nor a ticket', async () => {
  watch({ [STREAM]: () => planned({ phase: 'cancelled', audience: 'ticketed', price: 12, isLocked: true }) });
  expect(await screen.findByText('There will be no chat.')).toBeInTheDocument();
  expect(screen.queryByText(/12 tokens/)).not.toBeInTheDocument();
  expect(await screen.findByText(/was called off/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remind me' })).not.toBeInTheDocument();
});

test('a cover stands for it before it begins', async () => {
  watch({ [STREAM]: () => planned({ cover: picture }) });
  await screen.findByRole('timer', { name: 'Time until it begins' });
  expect(document.querySelector(`img[src="${picture.medium.webp}"]`)).toBeInTheDocument();
});

test('a cover stands for it in lists', async () => {
  stubHttp({
    'GET /streaming/user/search': () => ({ data: [stream({ cover: picture })], total: 1 }),
    [PLANNED]: () => ({ data: [planned({ cover: picture })], total: 1 }),
  });
  renderLive(<LivePage />);
  await screen.findByRole('region', { name: 'Coming up' });
  expect(document.querySelectorAll(`a img[src="${picture.medium.webp}"]`)).toHaveLength(2);
});

test('the page of live streams shows what comes up', async () => {
  stubHttp({
    'GET /streaming/user/search': () => ({ data: [], total: 0 }),
    [PLANNED]: () => ({ data: [planned({ audience: 'ticketed', price: 5 })], total: 1 }),
  });
  renderLive(<LivePage />);
  const section = await screen.findByRole('region', { name: 'Coming up' });
  expect(within(section).getByRole('link', { name: /Drawing together.*Ticket · 5 tokens/ })).toBeInTheDocument();
});

test('a performer begins, changes and calls off what she has announced', async () => {
  const calls = stubHttp({
    [PLANNED]: () => ({ data: [planned()], total: 1 }),
    'PUT /streaming/planned/:id': ({ body }) => planned(Object(body)),
    'DELETE /streaming/planned/:id': () => ({ success: true }),
  });
  const onStart = jest.fn();
  renderLive(<OwnPlans onStart={onStart} renderGoal={() => null} />, { user: testPerformer({ _id: mahsa._id }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Go live' }));
  expect(onStart).toHaveBeenCalledWith(expect.objectContaining({ _id: stream()._id }));

  await userEvent.click(screen.getByRole('button', { name: 'Change “Drawing together”' }));
  const dialog = await screen.findByRole('dialog');
  const title = within(dialog).getByRole('textbox', { name: /Title of the stream/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Slow bread');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText(/The plan was changed/);
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    title: 'Slow bread',
    basedOn: { title: 'Drawing together' },
  });

  await userEvent.click(screen.getByRole('button', { name: 'Call “Drawing together” off' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Call it off' }));
  await act(async () => undefined);
  expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
});

test('she sets what she asks for before it begins, and is told when it was called off meanwhile', async () => {
  let isGone = false;
  const calls = stubHttp({
    [PLANNED]: () => ({ data: [planned({ title: 'Drawing together' })], total: 1 }),
    'GET /streaming/:id/chat': () => {
      if (isGone) throw stubError(404, 'request.not_found', 'What you asked for was not found.');
      return chatState({}, { role: 'performer' });
    },
    'PUT /streaming/:id/goal': () => ({ title: 'A new easel', tokens: 500, got: 0, reachedAt: null }),
  });
  renderLive(<OwnPlans onStart={null} renderGoal={(plan) => <PlanGoal stream={plan} />} />, {
    user: testPerformer({ _id: mahsa._id }),
  });
  const open = await screen.findByRole('button', { name: 'Tip goal of “Drawing together”' });
  await userEvent.click(open);
  await userEvent.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'A new easel');
  await userEvent.click(screen.getByRole('button', { name: 'Set the goal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    ...{ title: 'A new easel', tokens: 500, basedOn: { title: '', tokens: null } },
  });

  isGone = true;
  await userEvent.click(open);
  expect(await screen.findByText('What you asked for was not found.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
