import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedPost } from '@barg/api-client/models';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { feedPost, noDrafts, performerCard, photo } from '../../../../testing/samples.ts';
import { EditPost } from '../edit-post.tsx';
import { NewPost } from '../new-post.tsx';

const PREVIEW = 'POST /performer/feeds/preview';
const WORDS = 'What would you like to say?';

const stub = (seen: Partial<FeedPost>, calls = {}) =>
  stubHttp({
    ...noDrafts,
    'GET /uploads': () => ({ data: [], total: 0 }),
    [PREVIEW]: () => ({ post: feedPost(seen), country: null }),
    ...calls,
  });
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'See as others' }));
  return within(await screen.findByRole('dialog', { name: 'As others see it' }));
};

beforeEach(() => resetSession(testPerformer()));

describe('a draft with the eyes of others', () => {
  it('is what the server answers of it as it stands, its poll among that, and for whom', async () => {
    const poll = {
      ...{ _id: 'poll-1', question: 'Tea?', totalVotes: 0, endsAt: null, isEnded: false, myOptionId: null },
      options: ['Yes', 'No'].map((text) => ({ _id: text, text, votes: 0, share: 0 })),
    };
    const calls = stub({ poll });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText(WORDS), 'The palette');
    await userEvent.click(screen.getByRole('button', { name: 'Add a poll' }));
    await userEvent.type(screen.getByLabelText('Question'), 'Tea?');
    await userEvent.type(screen.getByLabelText('Option 1'), 'Yes');
    await userEvent.type(screen.getByLabelText('Option 2'), 'No');
    const dialog = await open();
    const section = within(await dialog.findByRole('region', { name: 'Poll' }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Yes', 'No']);
    await userEvent.selectOptions(dialog.getByLabelText('Who looks?'), 'A subscriber');
    await dialog.findByText('The palette of the week');
    const asked = calls.filter(({ name }) => name === PREVIEW);
    expect(asked.map(({ params }) => params)).toEqual([{ as: 'guest' }, { as: 'subscriber' }]);
    expect(asked[0]?.body).toMatchObject({
      text: 'The palette',
      audience: 'free',
      poll: { question: 'Tea?', options: ['Yes', 'No'] },
    });
    expect(calls.some(({ name }) => name === 'POST /performer/feeds' || name.endsWith('/polls'))).toBe(false);
  });

  it('shows its teaser film and both ways in where it is locked', async () => {
    const teaserVideo = photo({ _id: 'teaser-1', type: 'feed-teaser', url: '/api/media/teaser.mp4' });
    const performer = { ...performerCard, monthlyPrice: 6 };
    const locked = { isLocked: true, lockReason: 'subscribers', audience: 'subscribers', text: '', price: 4 } as const;
    stub({ ...locked, teaser: 'A hint', teaserVideo, performer });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText(WORDS), 'The palette');
    const dialog = await open();
    expect(await dialog.findByLabelText('Teaser film')).toHaveAttribute('src', '/api/media/teaser.mp4');
    expect(dialog.getByText('A hint')).toBeInTheDocument();
    const ways = within(dialog.getByRole('region', { name: 'The ways in' })).getAllByRole('listitem');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Subscribe: .*6.* a month$/),
      expect.stringMatching(/^Buy this alone: .*4/),
    ]);
  });

  it('plays its films and sounds where it is open', async () => {
    const files = [
      photo({ _id: 'film-1', type: 'feed-video', url: '/api/media/film.mp4' }),
      photo({ _id: 'sound-1', type: 'feed-audio', thumbnails: null, url: '/api/media/sound.m4a' }),
      photo({ _id: 'sound-2', type: 'feed-audio', thumbnails: null, status: 'processing' }),
    ];
    stub({ files });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText(WORDS), 'The palette');
    const dialog = await open();
    expect(await dialog.findByLabelText('Film 1')).toHaveAttribute('src', '/api/media/film.mp4');
    expect(dialog.getByLabelText('Sound 2')).toHaveAttribute('src', '/api/media/sound.m4a');
    expect(dialog.getByText(/^Sound 3/)).toHaveTextContent('Still being prepared');
  });

  it('is not asked for while its fields could not be published, which is said on them', async () => {
    const calls = stub({});
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText(WORDS), 'Layered file');
    await userEvent.click(screen.getByRole('radio', { name: /^Paid/ }));
    await userEvent.click(screen.getByRole('button', { name: 'See as others' }));
    expect(await screen.findByText(/above zero and at most .?300/)).toBeInTheDocument();
    expect(calls.some(({ name }) => name === PREVIEW)).toBe(false);
  });

  it('of changes to a post names the post', async () => {
    const calls = stub({}, { 'GET /performer/feeds/:id': () => feedPost() });
    renderStudio(<EditPost postId="post-1" />);
    await userEvent.type(await screen.findByLabelText(WORDS), '!');
    const dialog = await open();
    await dialog.findByText('The palette of the week');
    const body = calls.find(({ name }) => name === PREVIEW)?.body;
    expect(body).toMatchObject({ postId: 'post-1', text: 'The palette of the week!' });
    expect(body).not.toHaveProperty('poll');
  });
});
