import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftContent, OwnFeedPost } from '@barg/api-client/models';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft, feedPost, photo } from '../../../testing/samples.ts';
import { ChangePost } from './change-post.tsx';
import { EditPost } from './edit-post.tsx';

const SAVE = 'PUT /performer/feeds/:id';

const serve = (post: OwnFeedPost, content: Partial<DraftContent> | null = null) => {
  const draft = feedDraft({ postId: post._id });
  const drafts = content ? [{ ...draft, content: { ...draft.content, fileIds: ['file-1'], ...content } }] : [];
  const calls = stubHttp({
    'GET /uploads': () => ({ data: [], total: 0 }),
    'GET /performer/feeds/drafts': () => ({ data: drafts, total: drafts.length }),
    'GET /performer/feeds/:id': () => post,
    'POST /performer/feeds/drafts': () => draft,
    'PUT /performer/feeds/drafts/:id': () => draft,
    [SAVE]: () => post,
  });
  const save = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Changes saved');
    return calls.find(({ name }) => name === SAVE)?.body;
  };
  return { calls, save };
};

beforeEach(() => resetSession(testPerformer()));

describe('changes to a post that were left', () => {
  it('are saved alone: what was changed of the post since stays', async () => {
    const post = feedPost({ text: 'As it is', audience: 'subscribers', price: 0, isPinned: true });
    const { save } = serve(post, {
      ...{ text: 'As it is, better', audience: 'paid', price: 10, isPinned: false, changed: ['text'] },
    });
    renderStudio(<EditPost postId="post-1" />);
    expect(await screen.findByLabelText('What would you like to say?')).toHaveValue('As it is, better');
    expect(screen.getByRole('radio', { name: /^Subscribers/ })).toBeChecked();
    const basedOn = { text: 'As it is' };
    expect(await save()).toEqual({ text: 'As it is, better', basedOn, draftId: 'draft-1' });
  });

  it('keep the files that have come to the post since, beside those that were added', async () => {
    const post = feedPost({ files: [photo(), photo({ _id: 'file-2' })] });
    const content = { text: post.text, fileIds: ['file-3', 'file-1'], changed: ['fileIds'], postFileIds: ['file-1'] };
    const draft = feedDraft({ postId: post._id, files: [photo({ _id: 'file-3' }), photo()] });
    const { save } = serve(post);
    renderStudio(
      <ChangePost
        post={post}
        draft={{ ...draft, content: { ...draft.content, ...content } }}
        onReload={async () => post}
        onDiscarded={async () => undefined}
      />,
    );
    const basedOn = { fileIds: ['file-1', 'file-2'] };
    expect(await save()).toEqual({ fileIds: ['file-3', 'file-1', 'file-2'], basedOn, draftId: 'draft-1' });
  });

  it('can be saved after a planned post has come out, whose time they hold', async () => {
    const { save } = serve(feedPost({ text: 'As it is' }), {
      ...{ text: 'Better', publish: { isOn: true, day: '2020-01-01', time: '10:00' } },
    });
    renderStudio(<EditPost postId="post-1" />);
    expect(await save()).toEqual({ text: 'Better', basedOn: { text: 'As it is' }, draftId: 'draft-1' });
  });

  it('take the place of what their writer had read, not of what was saved elsewhere since', async () => {
    const { save } = serve(feedPost({ text: 'As the other device has it' }), {
      ...{ text: 'Better', changed: ['text'], postWords: { text: 'As it was' } },
    });
    renderStudio(<EditPost postId="post-1" />);
    expect(await screen.findByLabelText('What would you like to say?')).toHaveValue('Better');
    expect(await save()).toEqual({ text: 'Better', basedOn: { text: 'As it was' }, draftId: 'draft-1' });
  });

  it('are none any more where everything was changed back', async () => {
    const { calls } = serve(feedPost({ text: 'As it is' }));
    renderStudio(<EditPost postId="post-1" />);
    const words = await screen.findByLabelText('What would you like to say?');
    await userEvent.type(words, '!');
    await userEvent.type(words, '{Backspace}');
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    expect(calls.map(({ name }) => name)).not.toContain('POST /performer/feeds/drafts');
  });
});

describe('a planned post that comes out while it is written', () => {
  const planned = feedPost({ text: 'As it is', state: 'scheduled', publishedAt: '2126-01-01T10:00:00.000Z' });

  function Opened() {
    const [post, setPost] = useState(planned);
    const comeOut = () => setPost({ ...post, state: 'published', publishedAt: '2020-01-01T10:00:00.000Z' });
    return (
      <>
        <button onClick={comeOut}>Time passes</button>
        <ChangePost post={post} draft={null} onReload={async () => post} onDiscarded={async () => undefined} />
      </>
    );
  }

  it('is saved without its time, which was no change', async () => {
    const { save, calls } = serve(planned);
    renderStudio(<Opened />);
    await userEvent.click(screen.getByRole('button', { name: 'Time passes' }));
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Publish later' })).not.toBeInTheDocument());
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), '!');
    await userEvent.click(screen.getByRole('switch', { name: 'Pin to the top of my profile' }));
    expect(await save()).toMatchObject({ text: 'As it is!', isPinned: true });
    expect(calls.find(({ name }) => name === SAVE)?.body).not.toHaveProperty('publishAt');
  });
});
