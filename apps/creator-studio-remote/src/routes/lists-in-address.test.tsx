import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useLocation } from '@barg/runtime/router';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { BreakdownCard } from '../features/earnings/components/breakdown-card.tsx';
import { EarningStatsPanel } from '../features/earnings/components/earning-stats.tsx';
import { lastMonths } from '../features/earnings/components/months.ts';
import { OwnEarnings } from '../features/earnings/components/own-earnings.tsx';
import { StatementCard } from '../features/earnings/components/statement-card.tsx';
import { OwnFans } from '../features/fans/components/own-fans.tsx';
import { OwnFollowers } from '../features/followers/components/own-followers.tsx';
import { OwnGalleries } from '../features/galleries/components/own-galleries.tsx';
import { OwnPhotos } from '../features/galleries/components/own-photos.tsx';
import { PayoutList } from '../features/payouts/components/payout-list.tsx';
import { OwnPosts } from '../features/posts/components/own-posts.tsx';
import { OwnProducts } from '../features/products/components/own-products.tsx';
import { OwnVault } from '../features/vault/components/own-vault.tsx';
import { OwnVideos } from '../features/videos/components/own-videos.tsx';
import { FromVault } from '../shared/vault/from-vault.tsx';
import { renderStudio } from '../testing/render-studio.tsx';
import { earningStats, gallery, vaultItem } from '../testing/samples.ts';

const OWN = '/performer/performer-assets';
const [, LAST_MONTH = '', MONTH_BEFORE = ''] = lastMonths(new Date());
const none = () => ({ data: [], total: 0 });
const fanList = { _id: 'list-1', name: 'Close', rules: null, memberCount: 2, createdAt: '2026-11-01T10:00:00.000Z' };
const answers = {
  [`GET ${OWN}/galleries/search`]: () => ({ data: [gallery()], total: 1 }),
  [`GET ${OWN}/photos/search`]: none,
  [`GET ${OWN}/videos/search`]: none,
  'GET /performer/fan-lists': () => ({ data: [fanList], total: 1 }),
  'GET /performer/fans': none,
  'GET /follows/followers': none,
  'GET /performer/feeds': none,
  'GET /performer/vault': () => ({ data: [vaultItem()], total: 1 }),
  'GET /performer/earning/stats': () => earningStats,
  'GET /performer/earning/search': none,
  'GET /performer/earning/breakdown': () => ({ month: LAST_MONTH, total: {}, groups: [], hasMore: false }),
};

beforeEach(() => resetSession(testPerformer()));

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => new URLSearchParams(screen.getByLabelText('address').textContent ?? '');

function open(element: ReactElement, route = '/') {
  const calls = stubHttp(answers);
  renderStudio(
    <>
      {element}
      <Address />
    </>,
    { route },
  );
  return (url: string) => calls.filter((call) => call.url.includes(url)).map(({ params }) => params);
}

const choose = async (label: string, option: string): Promise<void> => {
  await screen.findByRole('option', { name: option });
  return userEvent.selectOptions(screen.getByLabelText(label), option);
};
const search = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);

test.each([
  ['her galleries', <OwnGalleries />, '?q=fig&audience=paid&status=failed', '/galleries/search'],
  ['her photos', <OwnPhotos />, '?q=fig&galleryId=gallery-1&audience=paid&status=failed', '/photos/search'],
  ['her videos', <OwnVideos />, '?q=fig&audience=paid&status=failed', '/videos/search'],
  ['her fans', <OwnFans />, '?q=fig&sort=spent&only=follows&listId=list-1', '/performer/fans'],
  ['her followers', <OwnFollowers />, '?q=fig', '/follows/followers'],
  ['her posts', <OwnPosts />, '?q=fig&state=scheduled&audience=paid&media=audio', '/performer/feeds'],
  ['her vault', <OwnVault />, '?q=fig&type=photo&used=false&days=7', '/performer/vault'],
  ['her products', <OwnProducts />, '?q=fig&type=digital&status=draft', '/products'],
  ['her payouts', <PayoutList />, '?status=paid', '/payout'],
  ['what she earned lately', <EarningStatsPanel />, '?period=90', '/earning/stats'],
])('%s are those of the address, after a reload and on the way back', async (_name, list, route, url) => {
  const asked = open(list, route);
  const { days: _asMoment, ...inAddress } = Object.fromEntries(new URLSearchParams(route));
  await waitFor(() => expect(asked(url)[0]).toMatchObject(inAddress));
});

test('what is chosen and written comes into the address, beside what stands there already', async () => {
  const asked = open(<OwnPhotos />, '/?from=mail');
  await choose('Gallery', 'Autumn');
  await choose('Audience', 'Paid');
  await search('fig');
  await waitFor(() =>
    expect(Object.fromEntries(address())).toEqual({
      ...{ from: 'mail', galleryId: 'gallery-1', audience: 'paid', q: 'fig' },
    }),
  );
  await waitFor(() => expect(asked('/photos/search').at(-1)).toMatchObject({ q: 'fig', audience: 'paid' }));
  await choose('Audience', 'Any audience');
  expect(address().has('audience')).toBe(false);
});

test('what the address asks for and nothing offers lets everything through', async () => {
  const asked = open(<OwnPhotos />, '/?audience=nobody&status=scheduled&galleryId=gone');
  await waitFor(() => expect(Object.keys(asked('/photos/search').at(-1) ?? {})).toEqual(['offset', 'limit']));
});

test('lists of one page leave each other alone', async () => {
  open(
    <>
      <EarningStatsPanel />
      <OwnPosts />
    </>,
    '/?state=scheduled&audience=paid',
  );
  await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
  await choose('Media', 'With sounds');
  expect(Object.fromEntries(address())).toEqual({
    ...{ state: 'scheduled', audience: 'paid', period: '90', media: 'audio' },
  });
});

test('months of the earnings stay, whichever card was asked, and where a figure leads to what makes it', async () => {
  const asked = open(
    <>
      <BreakdownCard />
      <StatementCard />
      <OwnEarnings />
    </>,
    `/?breakdown=${LAST_MONTH}&statement=${MONTH_BEFORE}&kind=tip`,
  );
  await waitFor(() => expect(asked('/earning/breakdown')[0]).toMatchObject({ month: LAST_MONTH, by: 'kind' }));
  await waitFor(() => expect(asked(`/statements/${MONTH_BEFORE}`)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Fan' }));
  await choose('Kind', 'Every kind');
  expect(Object.fromEntries(address())).toEqual({ breakdown: LAST_MONTH, statement: MONTH_BEFORE, by: 'fan' });
});

test('the vault in a dialog leaves the address to the page below', async () => {
  open(<FromVault room={5} onPick={async () => undefined} />, '/?type=video&q=sea');
  await userEvent.click(screen.getByRole('button', { name: 'From the vault' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Type')).toHaveValue('');
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Photo');
  await userEvent.type(dialog.getByRole('searchbox'), 'fig{Enter}');
  expect(dialog.getByLabelText('Type')).toHaveValue('photo');
  expect(Object.fromEntries(address())).toEqual({ type: 'video', q: 'sea' });
});
