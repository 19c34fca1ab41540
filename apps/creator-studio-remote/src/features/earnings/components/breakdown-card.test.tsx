import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EarningBreakdown } from '@barg/api-client/models';
import { isolate } from '@barg/runtime/isolate';

import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { BreakdownCard } from './breakdown-card.tsx';
import { OwnEarnings } from './own-earnings.tsx';

const FAN = '0199a3c0-0000-7000-8000-00000000000f';
const GALLERY = '0199a3c0-0000-7000-8000-00000000000a';

const sums = { count: 2, gross: 12, commission: 2.4, takenBack: -4.8, net: 4.8 };
const FAN_SHOWN = { _id: FAN, username: 'niloufar', name: 'Niloufar', avatarUrl: null, isPerformer: false };
const UNTOLD = { _id: null, title: null, at: null, fan: null };
const groups = {
  kind: [{ ...sums, kind: 'purchase' }],
  item: [
    { ...sums, item: { ...UNTOLD, type: 'gallery', _id: GALLERY, title: 'Shadows' } },
    { ...sums, item: { ...UNTOLD, type: 'profile', _id: FAN } },
    { ...sums, item: { ...UNTOLD, type: 'subscription' } },
    { ...sums, item: { ...UNTOLD, type: 'referral' } },
  ],
  fan: [
    { ...sums, user: FAN_SHOWN },
    { ...sums, user: null },
  ],
} satisfies Record<string, EarningBreakdown['groups']>;

const answer = ({ params }: { params: Record<string, unknown> }) => ({
  month: params.month,
  total: sums,
  groups: groups[params.by as keyof typeof groups],
  hasMore: false,
});

beforeEach(() => resetSession(testPerformer()));

const stub = () =>
  stubHttp({
    'GET /performer/earning/breakdown': answer,
    'GET /performer/earning/search': () => ({ data: [], total: 0 }),
  });

it('shows a month by kind, work and fan, with what was taken back beside what was earned', async () => {
  const calls = stub();
  renderStudio(<BreakdownCard />);
  const row = await screen.findByRole('row', { name: /Purchase/ });
  for (const figure of ['2', '12', '2.40', '-4.80', '4.80']) expect(within(row).getByText(figure)).toBeInTheDocument();
  const [name, ...figures] = screen.getAllByRole('columnheader');
  expect(name).toHaveStyle({ textAlign: 'start' });
  for (const head of figures) expect(head).toHaveStyle({ textAlign: 'right' });
  await userEvent.click(screen.getByRole('button', { name: 'Work' }));
  expect(await screen.findByRole('row', { name: /Shadows/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Your profile: tips/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Fan' }));
  const nobody = await screen.findByRole('row', { name: /Deleted accounts/ });
  expect(within(nobody).queryByRole('link')).toBeNull();
  expect(calls.at(-1)?.params).toMatchObject({ by: 'fan', month: new Date().toISOString().slice(0, 7) });
});

it('names a kind that holds several sales by all of them, in the lines and in the filter', async () => {
  stub();
  renderStudio(
    <>
      <BreakdownCard />
      <OwnEarnings />
    </>,
  );
  expect(await screen.findByRole('row', { name: /Purchases and messages/ })).toBeInTheDocument();
  const kinds = await screen.findByRole('combobox', { name: 'Kind' });
  expect(within(kinds).getByRole('option', { name: 'Purchases and messages' })).toBeInTheDocument();
  expect(within(kinds).getByRole('option', { name: 'Orders, tickets and private minutes' })).toBeInTheDocument();
  expect(within(kinds).getByRole('option', { name: 'Tip' })).toBeInTheDocument();
});

it('leads from a line to the entries that make it, each condition to be taken off', async () => {
  const calls = stub();
  renderStudio(
    <>
      <BreakdownCard />
      <OwnEarnings />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Fan' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Niloufar' }));
  const month = new Date().toISOString().slice(0, 7);
  const searched = () => calls.filter(({ url }) => url.endsWith('/earning/search')).at(-1)?.params;
  expect(searched()).toMatchObject({ userId: FAN, month });
  await userEvent.click(await screen.findByRole('button', { name: 'One fan' }));
  expect(searched()).toMatchObject({ month });
  expect(searched()).not.toHaveProperty('userId', FAN);
});

it('shows all subscriptions as one line, which leads to them, and no line of a known kind as another one', async () => {
  const calls = stub();
  renderStudio(
    <>
      <BreakdownCard />
      <OwnEarnings />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Work' }));
  expect(await screen.findByRole('link', { name: 'Referrals' })).toBeInTheDocument();
  expect(screen.queryByText('Other')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Subscriptions' }));
  const searched = () => calls.filter(({ url }) => url.endsWith('/earning/search')).at(-1)?.params;
  expect(searched()).toMatchObject({ itemType: 'subscription', month: new Date().toISOString().slice(0, 7) });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscriptions' }));
  expect(searched()).not.toHaveProperty('itemType', 'subscription');
});

it('tells private streams of one month apart, and fans of one name', async () => {
  const stream = (_id: string, at: string) => ({
    ...sums,
    item: { ...UNTOLD, type: 'private-stream', _id, at, fan: FAN_SHOWN },
  });
  const shown = {
    item: [stream('1', '2026-05-02T10:00:00.000Z'), stream('2', '2026-05-09T10:00:00.000Z')],
    fan: [
      { ...sums, user: FAN_SHOWN },
      { ...sums, user: { ...FAN_SHOWN, _id: 'other', username: 'nilou' } },
    ],
  };
  stubHttp({
    'GET /performer/earning/breakdown': (call) => ({
      ...answer(call),
      groups: shown[call.params['by'] === 'fan' ? 'fan' : 'item'],
    }),
  });
  renderStudio(<BreakdownCard />, { route: '/creator/earnings?by=item' });
  const withHer = `Private stream · ${isolate('Niloufar')} · `;
  expect(await screen.findByRole('link', { name: `${withHer}May 2, 2026` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `${withHer}May 9, 2026` })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Fan' }));
  const named = (username: string) => ({ name: `${isolate('Niloufar')} ${isolate(`@${username}`)}` });
  expect(await screen.findByRole('link', named('nilou'))).toBeInTheDocument();
  expect(screen.getByRole('link', named('niloufar'))).toBeInTheDocument();
});

it('lists everything where the address asks for what cannot be', async () => {
  const calls = stub();
  renderStudio(<OwnEarnings />, { route: '/creator/earnings?kind=nothing&month=2026-99&userId=x&itemId=1' });
  await screen.findByText(/Nothing was earned/);
  expect(calls.at(-1)?.params).toEqual({});
});

it('says that a month brought nothing, and that it could not be read', async () => {
  let isDown = true;
  stubHttp({
    'GET /performer/earning/breakdown': () => {
      if (isDown) throw stubError(503, 'server.unavailable', 'Not now.');
      return { month: '2026-05', total: sums, groups: [], hasMore: false };
    },
  });
  renderStudio(<BreakdownCard />);
  await screen.findByText('Not now.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Nothing was earned in this month.')).toBeInTheDocument();
});

const fans = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...sums,
    user: { ...FAN_SHOWN, _id: `fan-${from + at}`, name: `Fan ${from + at}` },
  }));

it('goes on to the fans after the first page, to those whose purchases were taken back', async () => {
  const calls = stubHttp({
    'GET /performer/earning/breakdown': ({ params }) =>
      Number(params?.offset ?? 0) === 0
        ? { month: '2026-05', total: sums, groups: fans(50, 1), hasMore: true }
        : { month: '2026-05', total: sums, groups: fans(1, 51), hasMore: false },
  });
  renderStudio(<BreakdownCard />, { route: '/creator/earnings?by=fan' });
  expect(await screen.findByRole('row', { name: /Fan 50/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('row', { name: /Fan 51/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Fan 50/ })).toBeInTheDocument();
  expect(calls.at(-1)?.params).toMatchObject({ by: 'fan', offset: 50 });
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('shows each fan once, where one has moved between two pages, and ends where an older server repeats the first', async () => {
  let offered = [fans(50, 1), fans(50, 50), fans(50, 1)];
  stubHttp({
    'GET /performer/earning/breakdown': () => {
      const [page = [], ...rest] = offered;
      offered = rest;
      return { month: '2026-05', total: sums, groups: page, hasMore: true };
    },
  });
  renderStudio(<BreakdownCard />, { route: '/creator/earnings?by=fan' });
  const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await more();
  expect(await screen.findByRole('row', { name: /Fan 99/ })).toBeInTheDocument();
  expect(screen.getAllByRole('row', { name: /Fan 50/ })).toHaveLength(1);
  await more();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  expect(screen.getAllByRole('row', { name: /Fan \d/ })).toHaveLength(99);
});
