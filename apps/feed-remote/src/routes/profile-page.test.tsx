import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { api, storeHere } from '@barg/session';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { renderFeed } from '../testing/render-feed.tsx';
import { listOf, lockedPost, samplePost, sampleProfile } from '../testing/samples.ts';
import { ProfilePage } from './profile-page.tsx';

const page = (
  <Routes>
    <Route path="/:username/*" element={<ProfilePage />} />
    <Route path="*" element={null} />
  </Routes>
);
const profileCalls = {
  'GET /performers/mahsa.art': () => sampleProfile(),
  'GET /user/feeds/landing': () => listOf(samplePost(), lockedPost({ _id: 'locked' })),
};

test('shows who she is and her posts as tiles, locked ones without a picture', async () => {
  stubHttp(profileCalls);
  renderFeed(page, { route: '/mahsa.art' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mahsa Karimi' })).toBeInTheDocument();
  expect(screen.getByText(/Tehran.*Iran/)).toBeInTheDocument();
  const locked = await screen.findByRole('link', { name: /^Locked: Six layered files\./ });
  expect(locked).toHaveAttribute('href', '/posts/locked');
  expect(locked.querySelector('img')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Mahsa Karimi · Barg'));
});

test('names the section that the address names in the browser\u2019s tab', async () => {
  stubHttp({ ...profileCalls, 'GET /user/performer-assets/videos': () => listOf() });
  renderFeed(page, { route: '/mahsa.art/videos' });
  await waitFor(() => expect(document.title).toBe('Videos · Mahsa Karimi · Barg'));
});

test('counts a new follower at once, and no more when the server refuses', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  stubHttp({ ...profileCalls, 'POST /follows/:id': () => promise });
  renderFeed(page, { route: '/mahsa.art', user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Mahsa Karimi' }));
  expect(await screen.findByRole('button', { name: 'Following Mahsa Karimi' })).toBeInTheDocument();
  expect(await screen.findByText('34')).toBeInTheDocument();
  reject(stubError(500, 'unexpected', ''));
  expect(await screen.findByRole('button', { name: 'Follow Mahsa Karimi' })).toBeInTheDocument();
  expect(await screen.findByText('33')).toBeInTheDocument();
});

test('takes her out of the bookmarks by what her profile says, and in again when the server refuses', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const calls = stubHttp({
    ...profileCalls,
    'GET /performers/mahsa.art': () => sampleProfile({ isBookmarked: true }),
    'DELETE /reactions': () => promise,
  });
  renderFeed(page, { route: '/mahsa.art', user: testUser() });
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about Mahsa Karimi' }));
    return screen.findByRole('menuitem', { name });
  };
  await userEvent.click(await choose('Remove bookmark'));
  expect(calls.find(({ name }) => name === 'DELETE /reactions')?.body).toMatchObject({
    objectType: 'performer',
    objectId: sampleProfile()._id,
  });
  await choose('Bookmark');
  await userEvent.keyboard('{Escape}');
  reject(stubError(500, 'unexpected', 'Not now.'));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(await choose('Remove bookmark')).toBeInTheDocument();
});

test('offers her on her own page to edit it, and not to follow', async () => {
  stubHttp(profileCalls);
  renderFeed(page, { route: '/mahsa.art', user: testPerformer({ _id: sampleProfile()._id }) });
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/creator/account');
  expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
});

test('is friendly where there is nobody', async () => {
  stubHttp({
    'GET /performers/nobody': () => {
      throw stubError(404, 'not_found', 'Not found');
    },
  });
  renderFeed(page, { route: '/nobody' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([403, 404])('shows nothing of her any more once she is answered with %s', async (status) => {
  let isGone = false;
  const answer = () => {
    if (isGone) throw stubError(status, 'gone', '');
    return sampleProfile();
  };
  stubHttp({ ...profileCalls, 'GET /performers/mahsa.art': answer });
  renderFeed(page, { route: '/mahsa.art' });
  await screen.findByRole('heading', { level: 1, name: 'Mahsa Karimi' });
  isGone = true;
  act(() => void storeHere().dispatch(api.util.invalidateTags(['Performer'])));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mahsa Karimi' })).not.toBeInTheDocument());
});

test('follows a notice to what it is about', async () => {
  stubHttp({});
  renderFeed(page, { route: '/mahsa.art?feed=post-1' });
  expect(screen.getByLabelText('address')).toHaveTextContent('/posts/post-1');
});
