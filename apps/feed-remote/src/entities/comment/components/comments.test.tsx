import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_FILE_BYTES } from '@barg/contract';
import { takeCarriedAct } from '@barg/session/carried-act';
import { socketBus } from '@barg/session/realtime';
import { resetSession, stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import {
  listOf,
  sampleComment,
  sampleGallery,
  samplePerformer,
  samplePhoto,
  samplePost,
} from '../../../testing/samples.ts';
import { useGalleryQuery } from '../../gallery/api/gallery.ts';
import { hasUnsentBelow } from '../state/unsent-comments.ts';
import Comments from './comments.tsx';

const comments = (
  <Comments about={{ type: 'feed', id: samplePost()._id, performer: samplePerformer() }} isLocked={false} />
);

beforeEach(() => {
  // Whoever signs in empties what the one before had left.
  resetSession(testUser({ _id: 'somebody-else' }));
  hasUnsentBelow({ type: 'feed', id: samplePost()._id });
});

const noComments = { 'GET /comments': () => listOf() };

const write = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a comment…' }), text);
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
};

test('shows a comment at once and then as the server has it', async () => {
  const created = sampleComment({ text: 'Pomegranate!', isOwn: true });
  const { promise, resolve } = Promise.withResolvers<typeof created>();
  const calls = stubHttp({ ...noComments, 'POST /comments': () => promise });
  renderFeed(comments, { user: testUser() });
  await write('Pomegranate!');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Pomegranate!');
  expect(screen.queryByRole('button', { name: /Options of the comment/ })).not.toBeInTheDocument();
  resolve(created);
  expect(await screen.findByRole('button', { name: /Options of the comment/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(Object.fromEntries(calls.at(-1)?.body as FormData)).toEqual({
    objectType: 'feed',
    objectId: samplePost()._id,
    text: 'Pomegranate!',
  });
});

test('leads nobody to log in who is in already, and lets write once the account is here', async () => {
  stubHttp(noComments);
  renderFeed(comments, { isDelayed: true });
  await screen.findByText('Nobody has commented yet. Begin?');
  expect(screen.queryByRole('link', { name: 'Log in to comment' })).not.toBeInTheDocument();
  act(() => resetSession(testUser()));
  expect(await screen.findByRole('textbox', { name: 'Write a comment…' })).toBeInTheDocument();
});

test('shows a like that the account gave in another window', async () => {
  const comment = sampleComment({ isLiked: false, likeCount: 2 });
  stubHttp({ 'GET /comments': () => listOf(comment) });
  renderFeed(comments, { user: testUser() });
  await screen.findByRole('button', { name: /Like.* 2/ });
  const data = {
    objectType: 'comment',
    objectId: comment._id,
    isLiked: true,
    isBookmarked: false,
    likeCount: 3,
    bookmarkCount: 0,
  };
  // What listens comes after the first picture.
  await waitFor(() => {
    act(() => socketBus.events$.next({ id: crypto.randomUUID(), name: 'reaction.changed', at: '', data } as never));
    expect(screen.getByRole('button', { name: /Like.* 3/ })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('keeps the words of a comment that the server did not take', async () => {
  const refuse = () => {
    throw stubError(429, 'rate', 'Slower, please.');
  };
  stubHttp({ ...noComments, 'POST /comments': refuse });
  renderFeed(comments, { user: testUser() });
  await write('Again');
  expect(await screen.findByText('Slower, please.')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('Again');
});

test('writes a comment once whose answer was lost, however often it is sent', async () => {
  let isLost = true;
  const calls = stubHttp({
    ...noComments,
    'POST /comments': () => {
      if (isLost) throw new Error('no answer');
      return sampleComment({ text: 'Again', isOwn: true });
    },
  });
  renderFeed(comments, { user: testUser() });
  const keys = () =>
    calls.filter(({ name }) => name === 'POST /comments').map(({ headers }) => headers['Idempotency-Key']);
  await write('Again');
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  isLost = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: /Options of the comment/ });
  expect(keys()).toEqual([expect.any(String), keys()[0]]);
  // The same words once more are another comment.
  await write('Again');
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('keeps what is typed while a comment is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  stubHttp({ ...noComments, 'POST /comments': () => promise });
  const { unmount } = renderFeed(comments, { user: testUser() });
  await write('One');
  await userEvent.type(screen.getByRole('textbox'), ' and two');
  resolve(sampleComment({ text: 'One', isOwn: true }));
  await screen.findByRole('button', { name: /Options of the comment/ });
  expect(screen.getByRole('textbox')).toHaveValue('One and two');
  unmount();
  renderFeed(comments, { user: testUser() });
  expect(await screen.findByRole('textbox')).toHaveValue('One and two');
});

describe('a comment that is on its way while its field goes and comes again', () => {
  const begin = async () => {
    const { promise, ...answer } = Promise.withResolvers<unknown>();
    const calls = stubHttp({ ...noComments, 'POST /comments': () => promise });
    const { rerender } = renderFeed(comments, { user: testUser() });
    await write('One');
    rerender(<p>Elsewhere</p>);
    rerender(comments);
    const field = await screen.findByRole('textbox', { name: 'Write a comment…' });
    expect(field).toHaveValue('One');
    const keys = () =>
      calls.filter(({ name }) => name === 'POST /comments').map(({ headers }) => headers['Idempotency-Key']);
    return { ...answer, rerender, field, keys };
  };

  test('is not sent a second time, and leaves the field that is shown once it is taken', async () => {
    const { resolve, rerender, field, keys } = await begin();
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    expect(keys()).toHaveLength(1);
    resolve(sampleComment({ text: 'One', isOwn: true }));
    await waitFor(() => expect(field).toHaveValue(''));
    rerender(<p>Elsewhere</p>);
    rerender(comments);
    expect(await screen.findByRole('textbox', { name: 'Write a comment…' })).toHaveValue('');
  });

  test('leaves what was typed into that field meanwhile', async () => {
    const { resolve, field } = await begin();
    await userEvent.type(field, ' and two');
    resolve(sampleComment({ text: 'One', isOwn: true }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    expect(field).toHaveValue('One and two');
    expect(hasUnsentBelow({ type: 'feed', id: samplePost()._id })).toBe(true);
  });

  test('has the same key where its answer was lost', async () => {
    const { reject, keys } = await begin();
    reject(new Error('no answer'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
  });
});

test('stays open with what is typed while an edited comment is being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  stubHttp({ 'GET /comments': () => listOf(sampleComment({ isOwn: true })), 'PUT /comments/:id': () => promise });
  renderFeed(comments, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: /Options of the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Edit' });
  await userEvent.clear(field);
  await userEvent.type(field, 'What a blue');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(field, '!');
  resolve(sampleComment({ isOwn: true, isEdited: true, text: 'What a blue' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('textbox', { name: 'Edit' })).toHaveValue('What a blue!');
});

test('sends nothing that shows nothing', async () => {
  const calls = stubHttp(noComments);
  renderFeed(comments, { user: testUser() });
  await userEvent.type(await screen.findByRole('textbox'), '\u3164\u2800{Control>}{Enter}{/Control}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(calls.filter(({ name }) => name === 'POST /comments')).toHaveLength(0);
});

test('lets the author edit', async () => {
  stubHttp({
    'GET /comments': () => listOf(sampleComment({ isOwn: true })),
    'PUT /comments/:id': ({ body }) =>
      sampleComment({ isOwn: true, isEdited: true, text: String((body as FormData).get('text')) }),
  });
  renderFeed(comments, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: /Options of the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Edit' });
  await userEvent.clear(field);
  await userEvent.type(field, 'What a blue!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('What a blue!')).toBeInTheDocument();
  expect(screen.getByText('edited')).toBeInTheDocument();
});

test('an edit says what it is based on, and shows what another window has saved before it replaces that', async () => {
  const own = sampleComment({ isOwn: true });
  let stored = own.text;
  const bodies: unknown[] = [];
  stubHttp({
    'GET /comments': () => listOf({ ...own, text: stored }),
    'GET /user/feeds/:id': () => samplePost(),
    'PUT /comments/:id': ({ body }) => {
      const { text, basedOn } = Object.fromEntries(body as FormData) as Record<string, string>;
      bodies.push(basedOn);
      if (JSON.parse(basedOn ?? '{}').text !== stored)
        throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere');
      return sampleComment({ isOwn: true, text: String(text) });
    },
  });
  renderFeed(comments, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: /Options of the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Edit' });
  await userEvent.clear(field);
  await userEvent.type(field, 'What a blue!');
  stored = 'As the other tab has it';
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('As the other tab has it')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Edit' })).toHaveValue('What a blue!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('What a blue!')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Edit' })).not.toBeInTheDocument();
  expect(bodies).toEqual([own.text, 'As the other tab has it'].map((text) => JSON.stringify({ text })));
});

test('lets the performer remove what others wrote below her work, and only remove', async () => {
  const calls = stubHttp({ 'GET /comments': () => listOf(sampleComment()), 'DELETE /comments/:id': () => ({}) });
  renderFeed(comments, { user: testPerformer({ _id: samplePerformer()._id }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Options of the comment by Kian Mousavi' }));
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('What a green!')).not.toBeInTheDocument());
  expect(calls.at(-1)?.url).toBe(`/comments/${sampleComment()._id}`);
});

test('counts the comments below a gallery as before where one could not be deleted', async () => {
  const commented = { ...sampleGallery(), commentCount: 6 };
  const comment = sampleComment({ isOwn: true, objectType: 'gallery', objectId: commented._id, replyCount: 3 });
  const { promise, reject } = Promise.withResolvers<object>();
  const calls = stubHttp({
    'GET /comments': () => listOf(comment),
    'GET /performer-assets/galleries/:id/view': () => commented,
    'DELETE /comments/:id': () => promise,
  });
  const Count = () => <output aria-label="count">{useGalleryQuery(commented._id).data?.commentCount}</output>;
  renderFeed(
    <>
      <Count />
      <Comments about={{ type: 'gallery', id: commented._id, performer: samplePerformer() }} isLocked={false} />
    </>,
    { user: testUser() },
  );
  await waitFor(() => expect(screen.getByLabelText('count')).toHaveTextContent('6'));
  await userEvent.click(await screen.findByRole('button', { name: /Options of the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByLabelText('count')).toHaveTextContent('2'));
  const read = () => calls.filter(({ name }) => name === 'GET /performer-assets/galleries/:id/view').length;
  const readBefore = read();
  reject(stubError(429, 'request.rate_limited', 'Later.'));
  expect(await screen.findByText('Later.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('count')).toHaveTextContent('6'));
  expect(read()).toBe(readBefore + 1);
});

test('leads an operator to the console, which asks why, instead of deleting what somebody wrote', async () => {
  const calls = stubHttp({ 'GET /comments': () => listOf(sampleComment()) });
  renderFeed(comments, { user: testUser({ role: 'operator' }), route: '/posts/1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Options of the comment by Kian Mousavi' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove, with a reason…' }));
  expect(await screen.findByText(`/operator/removals?remove=comment:${sampleComment()._id}`)).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
});

test('shows a fan no menu on what others wrote', async () => {
  stubHttp({ 'GET /comments': () => listOf(sampleComment()) });
  renderFeed(comments, { user: testUser() });
  expect(await screen.findByText('What a green!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Options/ })).not.toBeInTheDocument();
});

test('lets a member block who wrote, by the intent that profiles use', async () => {
  stubHttp({ 'GET /comments': () => listOf(sampleComment()) });
  const askIntent = jest.fn(async () => 'done' as never);
  const platform = { askIntent, isIntentAvailable: (name: string) => name === 'site.block' };
  renderFeed(comments, { user: testUser(), platform });
  await userEvent.click(await screen.findByRole('button', { name: 'Options of the comment by Kian Mousavi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Block .*Kian Mousavi/ }));
  const { _id, name } = sampleComment().author;
  expect(askIntent).toHaveBeenCalledWith('site.block', { person: { _id, name }, isBlocked: false });
});

test('offers nobody to block themselves', async () => {
  const isOwn = true;
  stubHttp({ 'GET /comments': () => listOf(sampleComment({ isOwn })) });
  renderFeed(comments, {
    user: testUser({ _id: sampleComment().author._id }),
    platform: { isIntentAvailable: () => true },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Options of the comment/ }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /Block/ })).not.toBeInTheDocument();
});

test('lets a guest read and offers to log in', async () => {
  stubHttp({ 'GET /comments': () => listOf(sampleComment()) });
  renderFeed(comments, { route: '/posts/1' });
  expect(await screen.findByText('What a green!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to comment' })).toHaveAttribute(
    'href',
    '/auth/login?returnUrl=%2Fposts%2F1',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Like/ }));
  const { _id: id } = sampleComment();
  expect(takeCarriedAct('deed')).toEqual({ kind: 'react', action: 'like', type: 'comment', id });
});

test.each([
  ['Reply', 'button', 'reply'],
  ['Log in to comment', 'link', 'comment'],
] as const)('a guest who pressed "%s" finds that field open after the login', async (name, role, what) => {
  const fields = { reply: 'Write an answer', comment: 'Write a comment' };
  stubHttp({ 'GET /comments': () => listOf(sampleComment()) });
  const { unmount } = renderFeed(comments, { route: '/posts/1' });
  await userEvent.click(await screen.findByRole(role, { name }));
  unmount();
  renderFeed(comments, { user: testUser(), route: '/posts/1' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: new RegExp(fields[what]) })).toHaveFocus());
});

test('asks for nothing while the content is locked', () => {
  const calls = stubHttp({});
  renderFeed(<Comments about={{ type: 'feed', id: '1', performer: samplePerformer() }} isLocked />);
  expect(screen.getByText('Comments open together with the content.')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('shows answers when they are asked for, and puts a new one last', async () => {
  const thread = sampleComment({ replyCount: 1 });
  const [first, second] = ['01900000-0000-7000-8004-000000000002', '01900000-0000-7000-8004-000000000003'].map((_id) =>
    sampleComment({ _id, parentId: thread._id, text: `answer ${_id.at(-1)}` }),
  );
  const calls = stubHttp({
    'GET /comments': ({ params }) => (params.parentId ? listOf(first) : listOf(thread)),
    'POST /comments': () => second,
  });
  renderFeed(comments, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 reply' }));
  const answers = await screen.findByRole('list', { name: 'Answers' });
  expect(within(answers).getByText('answer 2')).toBeInTheDocument();
  await userEvent.click(within(answers).getByRole('button', { name: 'Reply' }));
  const field = screen.getByRole('textbox', { name: 'Write an answer…' });
  // Answers stand on one level, so who is meant is named.
  expect(field).toHaveValue('@kian ');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'me too');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' }).at(-1) as HTMLElement);
  await waitFor(() => expect(within(answers).getAllByRole('listitem').at(-1)).toHaveTextContent('answer 3'));
  expect(Object.fromEntries(calls.at(-1)?.body as FormData)).toMatchObject({
    parentId: thread._id,
    text: '@kian me too',
  });
});

test('keeps an answer that is sent before the answers so far have come', async () => {
  const thread = sampleComment({ replyCount: 0 });
  const created = sampleComment({ _id: '01900000-0000-7000-8004-000000000002', parentId: thread._id, text: 'first!' });
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof listOf>>();
  stubHttp({
    'GET /comments': ({ params }) => (params.parentId ? promise : listOf(thread)),
    'POST /comments': () => created,
  });
  renderFeed(comments, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const field = screen.getByRole('textbox', { name: 'Write an answer…' });
  // No place is held for answers that are not expected: the field would move when it goes.
  expect(field.closest('form')?.previousElementSibling).toBeNull();
  await userEvent.type(field, 'first!');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' }).at(-1) as HTMLElement);
  // Read before the answer was stored.
  resolve(listOf());
  expect(within(await screen.findByRole('list', { name: 'Answers' })).getByText('first!')).toBeInTheDocument();
});

test('sends a picture without words, and shows it once it is ready', async () => {
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:leaf', revokeObjectURL: () => undefined });
  const photo = { ...samplePhoto(), type: 'comment-photo' as const };
  const pending = { ...photo, status: 'processing' as const, thumbnails: null };
  const prepared = Promise.withResolvers<object>();
  const calls = stubHttp({
    ...noComments,
    'POST /comments': () => sampleComment({ isOwn: true, text: '', photo: pending }),
    'GET /files/:id/status': () => prepared.promise,
  });
  renderFeed(comments, { user: testUser() });
  const file = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add a picture', { selector: 'input' }), file);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The picture is being made ready…')).toBeInTheDocument();
  expect((calls.find(({ name }) => name === 'POST /comments')?.body as FormData).get('photo')).toBeInstanceOf(File);
  prepared.resolve({ fileId: photo._id, status: 'ready', percent: 100, file: photo });
  expect(await screen.findByRole('img', { name: /Picture by/ })).toBeInTheDocument();
});

test('says how large a picture may be before one that is larger is sent', async () => {
  const calls = stubHttp(noComments);
  renderFeed(comments, { user: testUser() });
  const file = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: MAX_FILE_BYTES.picture + 1 });
  await userEvent.upload(await screen.findByLabelText('Add a picture', { selector: 'input' }), file);
  expect(await screen.findByText(/leaf\.jpg.* is too large: at most 25 MB\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave the picture out' })).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('POST /comments');
});

test('does not take what is no picture, and says so before it is sent', async () => {
  const calls = stubHttp(noComments);
  renderFeed(comments, { user: testUser() });
  const file = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
  const input = await screen.findByLabelText('Add a picture', { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
  expect(await screen.findByText(/notes\.pdf.* is no picture/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave the picture out' })).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('POST /comments');
});

test.each([
  ['image/jpeg', 0],
  // Some browsers show none of these.
  ['image/avif', 1],
])('takes no %s that cannot be read, where every browser could show it', async (type, count) => {
  Object.assign(URL, { createObjectURL: () => 'blob:leaf', revokeObjectURL: () => undefined });
  stubHttp(noComments);
  const { container } = renderFeed(comments, { user: testUser() });
  const input = await screen.findByLabelText('Add a picture', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'broken.jpg', { type }));
  const remove = () => screen.queryAllByRole('button', { name: 'Leave the picture out' });
  expect(remove()).toHaveLength(1);
  fireEvent.error(container.querySelector('img[src="blob:leaf"]') ?? container);
  expect(container.querySelector('img[src="blob:leaf"]')).toBeNull();
  expect(remove()).toHaveLength(count);
  expect(screen.queryAllByText(/broken\.jpg.* is no picture/)).toHaveLength(1 - count);
});

test('likes a comment at once, and takes it back when the server refuses', async () => {
  const refuse = () => {
    throw stubError(429, 'rate', 'Slower, please.');
  };
  stubHttp({ 'GET /comments': () => listOf(sampleComment({ likeCount: 4 })), 'POST /reactions': refuse });
  renderFeed(comments, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Like this comment 4' }));
  expect(await screen.findByText('Slower, please.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like this comment 4' })).toHaveAttribute('aria-pressed', 'false');
});

describe('a picture that is sent with its comment', () => {
  /** Of one comment with a picture and words; the requests are answered by `answer`. */
  const begin = async (answer: () => unknown) => {
    Object.assign(URL, { createObjectURL: () => 'blob:leaf', revokeObjectURL: () => undefined });
    const calls = stubHttp({ ...noComments, 'POST /comments': answer });
    renderFeed(comments, { user: testUser() });
    const file = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Add a picture', { selector: 'input' }), file);
    await write('Look!');
    await screen.findByRole('progressbar', { name: 'Sending' });
    return () => calls.filter(({ name }) => name === 'POST /comments');
  };
  const setLine = (line: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(line)));

  test('waits for the connection and goes on with it, as the same request', async () => {
    let isUp = false;
    const sent = await begin(() => (isUp ? sampleComment({ isOwn: true, text: 'Look!' }) : new Promise(() => {})));
    setLine('offline');
    expect(screen.getByRole('progressbar', { name: 'Waiting for the connection' })).toBeInTheDocument();
    isUp = true;
    setLine('online');
    expect(await screen.findByRole('button', { name: /Options of the comment/ })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const keys = sent().map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('can be stopped: the comment goes, its words and the picture stay', async () => {
    await begin(() => new Promise(() => {}));
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByRole('button', { name: 'Leave the picture out' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox')).toHaveValue('Look!');
  });

  test('is not sent by who signs in after its writer', async () => {
    const sent = await begin(() => new Promise(() => {}));
    setLine('offline');
    act(() => resetSession(testUser({ _id: 'somebody-else' })));
    setLine('online');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(sent()).toHaveLength(1);
  });
});
