import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { startRealtime } from '@barg/session/realtime';
import { takeCarriedAct } from '@barg/session/carried-act';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import type { StreamSummary } from '@barg/api-client/models';
import { renderLive } from '../testing/render-live.tsx';
import { tell } from '../testing/fake-socket.ts';
import { mahsa, stream } from '../testing/samples.ts';
import { WatchPage } from './watch-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const FOLLOW = 'POST /follows/:id';

beforeAll(async () => {
  document.cookie = 'token=secret';
  startRealtime();
  // What the page loads later is compiled first, which takes longer than a test waits.
  await import('../features/watch/components/locked-screen.tsx');
});

/** A stream that is closed until the given call was made. */
const open = (kind: Partial<StreamSummary>, user: ReturnType<typeof testUser> | null = testUser(), search = '') => {
  let isLocked = true;
  const calls = stubHttp({
    'GET /streaming/:id': () => stream({ ...kind, isLocked }),
    'GET /streaming/join/:id': () => {
      if (isLocked) throw stubError(403, 'stream.for_followers', 'For followers.');
      return { ...stream(kind), whepUrl: '/api/streaming/whep/b1' };
    },
    'GET /performers/:id': () => ({ ...mahsa, craft: 'Painting', avatar: null, isVerified: true, monthlyPrice: 5 }),
    'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
    [FOLLOW]: () => ((isLocked = false), { success: true }),
  });
  renderLive(
    <Routes>
      <Route path="/live/:streamId" element={<WatchPage />} />
    </Routes>,
    { user, route: `/live/${stream()._id}${search}` },
  );
  return calls;
};

test('a stream for followers says so, and following opens picture and chat where it stands', async () => {
  const calls = open({ audience: 'followers' });
  expect(await screen.findByText(/for those who follow .*Mahsa Karimi/)).toBeInTheDocument();
  expect(screen.getByText('The chat opens with the live stream.')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('GET /messages/conversations/public/:id');
  await userEvent.click(screen.getByRole('button', { name: 'Follow and watch' }));
  await waitFor(() => expect(screen.queryByText(/for those who follow/)).not.toBeInTheDocument());
  expect(calls.filter(({ name }) => name === FOLLOW)).toHaveLength(1);
  expect(screen.queryByText('The chat opens with the live stream.')).not.toBeInTheDocument();
});

test('a guest is led to the login first, which follows her and comes back to this very address', async () => {
  open({ audience: 'followers' }, null, '?from=search');
  const link = await screen.findByRole('link', { name: 'Log in, follow and watch' });
  expect(link).toHaveAttribute(
    'href',
    `/auth/login?returnUrl=${encodeURIComponent(`/live/${stream()._id}?from=search`)}`,
  );
  await userEvent.click(link);
  expect(takeCarriedAct('deed')).toEqual({ kind: 'follow', performerId: mahsa._id, name: mahsa.name });
});

test('a stream with tickets shows what one costs, on its button and beside its title', async () => {
  open({ audience: 'ticketed', price: 5 });
  expect(await screen.findByRole('button', { name: 'Buy a ticket · 5 tokens' })).toBeInTheDocument();
  expect(screen.getByText('Ticket · 5 tokens')).toBeInTheDocument();
});

test('a stream for subscribers opens once a subscription runs, wherever that was bought', async () => {
  let isLocked = true;
  open({ audience: 'subscribers' });
  stubHttp({
    'GET /streaming/:id': () => stream({ audience: 'subscribers', isLocked }),
    'GET /streaming/join/:id': () => ({ ...stream({ audience: 'subscribers' }), whepUrl: '/api/streaming/whep/b1' }),
    'GET /performers/:id': () => ({ ...mahsa, craft: 'Painting', avatar: null, isVerified: true, monthlyPrice: 5 }),
    'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
  });
  const button = await screen.findByRole('button', { name: 'Subscribe and watch' });
  isLocked = false;
  act(() => tell('account.changed', { area: 'subscriptions' }));
  await waitFor(() => expect(button).not.toBeInTheDocument());
});
