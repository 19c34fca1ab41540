import { screen, waitFor, within } from '@testing-library/react';
import type { StreamFilm } from '@barg/api-client/models';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { renderLive } from '../testing/render-live.tsx';
import { stream } from '../testing/samples.ts';
import { LivePage } from './live-page.tsx';

const FILMS = 'GET /streaming/films';

const film = (number: number, changes: Partial<StreamFilm> = {}): StreamFilm => ({
  ...stream({ _id: `01900000-0000-7000-8000-00000000b${number}00`, title: `Evening ${number}`, status: 'ended' }),
  ...{ phase: 'ended', durationSeconds: 3725 },
  ...changes,
});

const open = (films: () => unknown, user: ReturnType<typeof testUser> | null = testUser()) => {
  const calls = stubHttp({
    'GET /streaming/user/search': () => ({ data: [], total: 0 }),
    'GET /streaming/planned': () => ({ data: [], total: 0 }),
    [FILMS]: films,
  });
  renderLive(<LivePage />, { user });
  return () => calls.filter(({ name }) => name === FILMS).length;
};

test('leads to the films that are open, with their length and whom they are for', async () => {
  const films = [film(1, { audience: 'followers' }), film(2, { audience: 'ticketed', price: 5, hasTicket: true })];
  open(() => ({ data: films, total: 2 }));
  const section = await screen.findByRole('region', { name: 'Watch again' });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(films.map(({ _id }) => `/live/${_id}`));
  expect(links[0]).toHaveAccessibleName(/Lasts 1:02:05.*Evening 1.*Mahsa Karimi.*For followers/);
  expect(links[1]).toHaveAccessibleName(/Evening 2.*With tickets$/);
});

test.each([
  ['there is none', () => ({ data: [], total: 0 })],
  [
    'they could not be read',
    () => {
      throw stubError(503, 'unavailable', 'Back in a moment.');
    },
  ],
])('takes no room where %s', async (_case, answer) => {
  const count = open(answer);
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'Watch again' })).not.toBeInTheDocument();
});

test.each([
  ['a guest', null],
  ['a performer', testPerformer()],
])('%s, to whom none is open, does not ask', async (_who, user) => {
  const count = open(() => {
    throw stubError(403, 'forbidden', 'Not for you');
  }, user);
  await screen.findByText('Nobody is live at the moment.');
  expect(count()).toBe(0);
});
