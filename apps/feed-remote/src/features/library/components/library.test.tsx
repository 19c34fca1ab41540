import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LibraryItem, LibrarySummary } from '@barg/api-client/models';
import { useNavigate } from '@barg/runtime/router';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer, samplePhoto } from '../../../testing/samples.ts';
import { Library } from './library.tsx';

const item = (changes: Partial<LibraryItem> = {}): LibraryItem => ({
  _id: '01900000-0000-7000-8030-000000000001',
  type: 'feed',
  performer: samplePerformer(),
  title: 'The palette of this week.',
  isLocked: false,
  lockReason: null,
  price: 0,
  picture: null,
  photoCount: 0,
  bookmarkedAt: '2026-11-20T10:00:00.000Z',
  boughtAt: null,
  folderId: null,
  ...changes,
});
const gallery = item({ _id: '01900000-0000-7000-8030-000000000002', type: 'gallery', title: 'Leaves' });
const folder = { _id: '01900000-0000-7000-8031-000000000001', name: 'Colours', itemCount: 1 };
const summary = (changes: Partial<LibrarySummary> = {}): LibrarySummary => ({
  itemCount: 2,
  folders: [folder],
  performers: [{ performer: samplePerformer(), itemCount: 2 }],
  ...changes,
});

const render = (route = '/bookmarks') => renderFeed(<Library />, { user: testUser(), route });

test('shows everything kept, each with its way and its page', async () => {
  stubHttp({
    'GET /library': () => listOf(item(), { ...gallery, boughtAt: '2026-11-21T10:00:00.000Z' }),
    'GET /library/summary': () => summary(),
  });
  render();
  const link = await screen.findByRole('link', { name: /Leaves/ });
  expect(link).toHaveAttribute('href', `/galleries/${gallery._id}`);
  expect(within(link.closest('li') as HTMLElement).getByText(/Bought/)).toBeInTheDocument();
});

test('narrows the list by what is chosen, in the address and in the call', async () => {
  const calls = stubHttp({ 'GET /library': () => listOf(), 'GET /library/summary': () => summary() });
  render();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Galleries');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Creator' }), 'Mahsa Karimi');
  await userEvent.click(screen.getByRole('button', { name: /Colours/ }));
  const { _id: performerId } = samplePerformer();
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'GET /library').at(-1)?.params).toMatchObject({
      type: 'gallery',
      performerId,
      folderId: folder._id,
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/bookmarks$/);
});

test('asks for the bookmarks of one type by the call of their own, and for all else by the library’s', async () => {
  const calls = stubHttp({
    'GET /library': () => listOf(item()),
    'GET /library/summary': () => summary(),
    'GET /reactions/gallery/bookmark': () => listOf(gallery),
  });
  render('/bookmarks?type=gallery&kept=bookmarked');
  expect(await screen.findByRole('link', { name: /Leaves/ })).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'GET /library')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: /Colours/ }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'GET /library')?.params).toMatchObject({
      ...{ type: 'gallery', kept: 'bookmarked', folderId: folder._id },
    }),
  );
});

test('shows the bookmarks of one type as squares of their own lists', async () => {
  const page = { title: 'Leaves', cover: samplePhoto(), isLocked: false, lockReason: null, price: 0, photoCount: 3 };
  stubHttp({
    'GET /library/summary': () => summary(),
    'GET /reactions/gallery/bookmark': () => listOf(gallery),
    'GET /reactions/galleries/bookmark': () => listOf({ ...page, _id: gallery._id }),
  });
  render('/bookmarks?type=gallery&kept=bookmarked');
  await userEvent.click(await screen.findByRole('button', { name: 'As a grid' }));
  expect(await screen.findByRole('link', { name: /^Leaves, 3 photos/ })).toHaveAttribute(
    'href',
    `/galleries/${gallery._id}`,
  );
  expect(screen.getByLabelText('address')).toHaveTextContent('/bookmarks?type=gallery&kept=bookmarked&view=grid');
  // What is to be chosen is chosen among the cards.
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.queryByRole('link', { name: /^Leaves, 3 photos/ })).not.toBeInTheDocument();
});

function WithBack() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Library />
    </>
  );
}

test('Back leads over filters, and not over views', async () => {
  stubHttp({
    'GET /library/summary': () => summary(),
    'GET /library': () => listOf(),
    'GET /reactions/gallery/bookmark': () => listOf(gallery),
    'GET /reactions/galleries/bookmark': () => listOf(),
  });
  renderFeed(<WithBack />, { user: testUser(), route: '/bookmarks?type=gallery' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Bookmark or purchase' }), 'Bookmarked');
  await userEvent.click(await screen.findByRole('button', { name: 'As a grid' }));
  const address = screen.getByLabelText('address');
  await waitFor(() => expect(address).toHaveTextContent('/bookmarks?type=gallery&kept=bookmarked&view=grid'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address).toHaveTextContent(/^\/bookmarks\?type=gallery$/));
});

test('the view is no filter that is cleared', async () => {
  stubHttp({ 'GET /library': () => listOf(), 'GET /library/summary': () => summary() });
  render('/bookmarks?type=gallery&view=grid');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/bookmarks\?view=grid$/);
});

test('moves what is chosen into a folder', async () => {
  const calls = stubHttp({
    'GET /library': () => listOf(item(), gallery),
    'GET /library/summary': () => summary(),
    'POST /library/moves': () => ({ moved: 1 }),
  });
  render();
  await screen.findByRole('link', { name: /Leaves/ });
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Leaves”' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Colours');
  await userEvent.click(screen.getByRole('button', { name: 'Move 1' }));
  expect(await screen.findByText('1 thing moved.')).toBeInTheDocument();
  const moved = calls.find(({ name }) => name === 'POST /library/moves');
  expect(moved?.body).toEqual({ folderId: folder._id, items: [{ type: 'gallery', _id: gallery._id }] });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('makes a folder, and says why the server refuses a name', async () => {
  let isTaken = true;
  stubHttp({
    'GET /library': () => listOf(item()),
    'GET /library/summary': () => summary(),
    'POST /library/folders': () => {
      if (isTaken) throw stubError(409, 'library.folder_exists', 'You have a folder of this name.');
      return { ...folder, name: 'Sounds' };
    },
  });
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'New folder' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Sounds{Enter}');
  expect(await within(dialog).findByText('You have a folder of this name.')).toBeInTheDocument();
  isTaken = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`folder=${folder._id}`));
});

test('gives its open folder another name, and takes it away without what lies in it', async () => {
  let folders = [folder];
  const calls = stubHttp({
    'GET /library': () => listOf(item()),
    'GET /library/summary': () => summary({ folders }),
    'PUT /library/folders/:id': () => {
      folders = [{ ...folder, name: 'For the weekend' }];
      return folders[0];
    },
    'DELETE /library/folders/:id': () => {
      folders = [];
      return { success: true };
    },
  });
  render(`/bookmarks?folder=${folder._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Options of the folder Colours' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename folder' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText('Name');
  expect(name).toHaveValue('Colours');
  await userEvent.clear(name);
  await userEvent.type(name, 'For the weekend{Enter}');
  expect(await screen.findByRole('button', { name: /For the weekend 1/ })).toBeInTheDocument();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ name: 'For the weekend' });

  await userEvent.click(await screen.findByRole('button', { name: 'Options of the folder For the weekend' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete folder' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete the folder “For the weekend”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete folder' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/bookmarks$/));
  expect(screen.queryByRole('button', { name: /For the weekend/ })).not.toBeInTheDocument();
});

test('tells who keeps nothing yet where to begin', async () => {
  stubHttp({
    'GET /library': () => listOf(),
    'GET /library/summary': () => summary({ itemCount: 0, folders: [], performers: [] }),
  });
  render();
  expect(await screen.findByText('Nothing kept yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
  for (const role of ['combobox', 'button']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

test('a press on a card chooses it while things are chosen, and leads nowhere', async () => {
  stubHttp({ 'GET /library': () => listOf(gallery), 'GET /library/summary': () => summary() });
  render();
  await screen.findByRole('link', { name: /Leaves/ });
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.queryByRole('link', { name: /Leaves/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Leaves'));
  expect(screen.getByRole('checkbox', { name: /Leaves/ })).toBeChecked();
  await userEvent.click(screen.getByText('Leaves'));
  expect(screen.getByRole('checkbox', { name: /Leaves/ })).not.toBeChecked();
});

test('an empty folder is called that, and speaks of no filters', async () => {
  stubHttp({ 'GET /library': () => listOf(), 'GET /library/summary': () => summary() });
  render(`/bookmarks?folder=${folder._id}`);
  expect(await screen.findByText('This folder is empty')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole library' }));
  expect(await screen.findByText('Nothing kept yet')).toBeInTheDocument();
});
