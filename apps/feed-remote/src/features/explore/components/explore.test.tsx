import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer, samplePhoto, samplePost } from '../../../testing/samples.ts';
import { Explore } from './explore.tsx';

const discoveries = {
  'GET /trending': () => listOf(samplePost()),
  'GET /trending/topics': () => listOf({ tag: 'clay', postCount: 3 }),
  'GET /site-promo/search': () => listOf(),
};
const mahsa = samplePerformer();
const suggestions = {
  'GET /search/suggestions': () => ({ performers: [mahsa], topics: [{ tag: 'mahogany', postCount: 2 }] }),
};
const found = {
  'GET /performers/user/search': () => listOf(mahsa),
  'GET /user/feeds/landing': () => listOf(),
};
const field = () => screen.getByRole('combobox');

beforeEach(() => localStorage.clear());

test('shows what trends and what it is about while nothing is searched for', async () => {
  stubHttp(discoveries);
  renderFeed(<Explore />, { route: '/explore' });
  expect(await screen.findByText('The palette of this week.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /#clay/ })).toHaveAttribute('href', '/explore?q=%23clay');
});

test('shows the newest photos of everybody, locked ones as the way to their gallery', async () => {
  const photo = { galleryId: 'autumn', galleryTitle: 'Autumn', audience: 'free', isLocked: false };
  stubHttp({
    ...discoveries,
    'GET /performer-assets/photos': () =>
      listOf(
        { _id: 'photo-1', title: 'Leaf', ...photo, file: samplePhoto() },
        { ...{ _id: 'photo-2', title: 'Root', ...photo, audience: 'paid', isLocked: true }, file: samplePhoto(2) },
      ),
  });
  renderFeed(<Explore />, { route: '/explore?tab=photos' });
  expect(await screen.findByRole('button', { name: 'Leaf' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Root/ })).toHaveAttribute('href', '/galleries/autumn');
  expect(screen.getByRole('link', { name: 'Photos' })).toHaveAttribute('aria-current', 'true');
});

test('suggests while one types, and asks once for what was typed', async () => {
  const calls = stubHttp({ ...discoveries, ...suggestions });
  renderFeed(<Explore />, { route: '/explore' });
  await userEvent.type(field(), 'mah');
  expect(await screen.findByRole('option', { name: /Mahsa Karimi/ })).toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  const asked = calls.filter(({ name }) => name === 'GET /search/suggestions').map(({ params }) => params.q);
  expect(asked).toEqual(['mah']);
});

test('searches for no more of an address than the API reads', async () => {
  const calls = stubHttp({ ...discoveries, ...suggestions, ...found });
  renderFeed(<Explore />, { route: `/explore?q=${'w'.repeat(180)}` });
  expect(await screen.findByText('Mahsa Karimi')).toBeInTheDocument();
  const asked = calls.filter(({ name }) => name in found).map(({ params }) => params.q);
  expect(new Set(asked)).toEqual(new Set(['w'.repeat(100)]));
});

test('half-spaces alone are nothing to search for', async () => {
  const calls = stubHttp({ ...discoveries, ...suggestions, ...found });
  renderFeed(<Explore />, { route: '/explore?q=%E2%80%8C' });
  expect(await screen.findByText('The palette of this week.')).toBeInTheDocument();
  expect(calls.some(({ name }) => name in found)).toBe(false);
});

test('goes through the suggestions by keys: a hashtag is searched for, a performer opened', async () => {
  stubHttp({ ...discoveries, ...suggestions, ...found });
  renderFeed(<Explore />, { route: '/explore' });
  await userEvent.type(field(), 'mah');
  const [performer, topic] = await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(performer).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', performer?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(topic).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent('/explore?q=%23mahogany');
  await userEvent.clear(field());
  await userEvent.type(field(), 'mah');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent(`/${mahsa.username}`);
});

test('closes the suggestions by Escape and keeps what was typed', async () => {
  stubHttp({ ...discoveries, ...suggestions });
  renderFeed(<Explore />, { route: '/explore' });
  await userEvent.type(field(), 'mah');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('mah');
});

test('an answer that comes late is for its own words alone', async () => {
  const waiting: Array<() => void> = [];
  stubHttp({
    ...discoveries,
    'GET /search/suggestions': async ({ params }) => {
      if (params.q === 'ma') await new Promise<void>((resolve) => waiting.push(resolve));
      return { performers: [samplePerformer({ name: `Called ${String(params.q)}` })], topics: [] };
    },
  });
  renderFeed(<Explore />, { route: '/explore' });
  await userEvent.type(field(), 'ma');
  await screen.findByText('The palette of this week.');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await userEvent.type(field(), 'h');
  expect(await screen.findByRole('option', { name: /Called mah/ })).toBeInTheDocument();
  waiting.forEach((answer) => answer());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option', { name: /Called mah/ })).toBeInTheDocument();
});

test('searches by Enter, keeps the words in the address and remembers them on the device', async () => {
  stubHttp({ ...discoveries, ...suggestions, ...found });
  renderFeed(<Explore />, { route: '/explore' });
  await userEvent.type(field(), 'mahsa{Enter}');
  expect(await screen.findByRole('link', { name: /Mahsa Karimi Painting/ })).toHaveAttribute('href', '/mahsa.art');
  expect(screen.getByLabelText('address')).toHaveTextContent('/explore?q=mahsa');
  await userEvent.clear(field());
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/explore$/);
  const list = await screen.findByRole('listbox', { name: 'Recent searches' });
  expect(within(list).getByRole('option', { name: 'mahsa' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('shows the next account on the device nothing of what the former one searched for', async () => {
  stubHttp({ ...discoveries, ...suggestions, ...found });
  const explore = (_id: string) => renderFeed(<Explore />, { route: '/explore', user: testUser({ _id }) });
  const listedFor = async (id: string): Promise<string[]> => {
    const { unmount } = explore(id);
    await userEvent.click(field());
    const words = screen.queryAllByRole('option').map(({ textContent }) => textContent);
    unmount();
    return words;
  };
  const { unmount } = explore('former');
  await userEvent.type(field(), 'mahsa{Enter}');
  await screen.findByRole('link', { name: /Mahsa Karimi Painting/ });
  unmount();
  expect(await listedFor('next')).toEqual([]);
  expect(await listedFor('former')).toEqual(['mahsa']);
});

test('a focus that is told after the search opens nothing over what was found; a later one does', async () => {
  stubHttp({ ...discoveries, ...found, ...suggestions });
  renderFeed(<Explore />, { route: '/explore' });
  await userEvent.type(field(), 'mah');
  // From here on its suggestions are known: a list that opens is there at once.
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  fireEvent.focusIn(field());
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  act(() => field().blur());
  act(() => field().focus());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('the field forgets what was typed when something else is searched for', async () => {
  stubHttp({ ...discoveries, ...suggestions, ...found });
  renderFeed(<Explore />, { route: '/explore' });
  const topic = await screen.findByRole('link', { name: /#clay/ });
  await userEvent.type(field(), 'mah');
  await userEvent.click(topic);
  await waitFor(() => expect(field()).toHaveValue('#clay'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'leaf');
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/explore$/);
  expect(field()).toHaveValue('leaf');
});

test('says so when neither performers nor posts are found', async () => {
  stubHttp({ 'GET /performers/user/search': () => listOf(), 'GET /user/feeds/landing': () => listOf() });
  renderFeed(<Explore />, { route: '/explore?q=zzz' });
  expect(await screen.findByText('Nothing found for “zzz”')).toBeInTheDocument();
});

test('says that there are more posts than were counted', async () => {
  const posts = { ...listOf(samplePost()), total: 100, isTotalCapped: true };
  stubHttp({ 'GET /performers/user/search': () => listOf(mahsa), 'GET /user/feeds/landing': () => posts });
  renderFeed(<Explore />, { route: '/explore?q=leaves' });
  expect(await screen.findByText('More than 100 results')).toBeInTheDocument();
  expect(await screen.findByText('More than 101 results')).toHaveAttribute('role', 'status');
});

test('asks for one kind alone when it is chosen', async () => {
  const calls = stubHttp({ 'GET /performer-assets/galleries/search': () => listOf() });
  renderFeed(<Explore />, { route: '/explore?q=leaves&in=galleries' });
  expect(await screen.findByText('Nothing found for “leaves”')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toEqual(['GET /performer-assets/galleries/search']);
  expect(screen.getByRole('link', { name: 'Galleries' })).toHaveAttribute('aria-current', 'true');
});
