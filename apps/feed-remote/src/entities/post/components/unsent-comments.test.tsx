import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { PostCard } from './post-card.tsx';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, sampleComment, samplePerformer, samplePost } from '../../../testing/samples.ts';
import { hasUnsentBelow, placeBelow } from '../../comment/state/unsent-comments.ts';
import Comments from '../../comment/components/comments.tsx';

const about = { type: 'feed', id: samplePost()._id } as const;
const comments = <Comments about={{ ...about, performer: samplePerformer() }} isLocked={false} />;
const picture = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });

const field = () => screen.findByRole('textbox', { name: 'Write a comment…' });
const reply = () => screen.findByRole('button', { name: 'Reply' });
const answer = () => screen.findByRole('textbox', { name: 'Write an answer…' });

/** Shows the page once more as it stands after the session ended, for who logs in there. */
const comeBack = (left: ReturnType<typeof renderFeed>, user = testUser(), element = comments) => {
  left.unmount();
  resetSession();
  return renderFeed(element, { user });
};

beforeEach(() => {
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:leaf', revokeObjectURL: () => undefined });
  stubHttp({
    'GET /comments': ({ params }) => (params.parentId ? listOf() : listOf(sampleComment({ isOwn: true }))),
    'POST /comments': () => sampleComment({ _id: '01900000-0000-7000-8004-000000000009', text: 'Sent' }),
  });
  // Whoever signs in empties what the one before had left.
  resetSession(testUser({ _id: 'somebody-else' }));
  hasUnsentBelow(about);
});

test('what was typed stands in the field again for who logs in again, with its picture', async () => {
  const page = renderFeed(comments, { user: testUser() });
  await userEvent.type(await field(), 'Half a sent');
  await userEvent.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), picture);
  comeBack(page);
  expect(await field()).toHaveValue('Half a sent');
  expect(screen.getByText('leaf.jpg')).toBeInTheDocument();
});

test('the browser asks before a picture is lost that was not sent, and for words alone does not', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  renderFeed(comments, { user: testUser() });
  await userEvent.type(await field(), 'Half a sent');
  expect(isAsked()).toBe(false);
  await userEvent.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), picture);
  expect(isAsked()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the picture out' }));
  expect(isAsked()).toBe(false);
});

test('a picture that a reload took is told of until another is chosen', async () => {
  const page = renderFeed(comments, { user: testUser() });
  await userEvent.upload(await screen.findByLabelText('Add a picture', { selector: 'input' }), picture);
  const reloaded = { type: 'feed', id: 'another' } as const;
  // The page has the file itself for the place where it was chosen, and there alone.
  keepDraft(placeBelow(reloaded), readDraft(placeBelow(about)));
  page.unmount();
  renderFeed(<Comments about={{ ...reloaded, performer: samplePerformer() }} isLocked={false} />, { user: testUser() });
  expect(await screen.findByText(/^The picture .*leaf\.jpg.* was not sent\./)).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), picture);
  expect(screen.queryByText(/was not sent\./)).not.toBeInTheDocument();
  expect(screen.getByText('leaf.jpg')).toBeInTheDocument();
});

test('nobody else finds it, and nor does its writer once somebody else was there', async () => {
  const page = renderFeed(comments, { user: testUser() });
  await userEvent.type(await field(), 'Mine');
  const others = comeBack(page, testUser({ _id: 'somebody-else' }));
  expect(await field()).toHaveValue('');
  comeBack(others);
  expect(await field()).toHaveValue('');
});

test('it is gone once it was sent, or taken out by hand', async () => {
  let page = renderFeed(comments, { user: testUser() });
  await userEvent.type(await field(), 'Sent');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent');
  page = comeBack(page);
  expect(await field()).toHaveValue('');
  await userEvent.type(await field(), 'No');
  await userEvent.clear(await field());
  comeBack(page);
  expect(await field()).toHaveValue('');
});

test('an answer stands in its thread again, and is gone once it is cancelled', async () => {
  let page = renderFeed(comments, { user: testUser() });
  await userEvent.click(await reply());
  await userEvent.type(await answer(), 'Because of the');
  page = comeBack(page);
  expect(await answer()).toHaveValue('Because of the');
  await userEvent.click(
    within((await answer()).closest('form') as HTMLElement).getByRole('button', { name: 'Cancel' }),
  );
  comeBack(page);
  await reply();
  expect(screen.queryByRole('textbox', { name: 'Write an answer…' })).not.toBeInTheDocument();
});

test('a change of a comment goes on where it was', async () => {
  const page = renderFeed(comments, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: /Options of the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit' }), ' And a blue');
  comeBack(page);
  expect(await screen.findByRole('textbox', { name: 'Edit' })).toHaveValue('What a green! And a blue');
});

test('a post in a list has its comments open where something was left below it', async () => {
  const page = renderFeed(comments, { user: testUser() });
  await userEvent.type(await field(), 'Wait');
  comeBack(page, testUser(), <PostCard post={samplePost()} />);
  expect(await field()).toHaveValue('Wait');
});
