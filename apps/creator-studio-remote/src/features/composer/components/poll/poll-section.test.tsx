import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnFeedPost, Poll } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { feedPost, isPublishing, noDrafts } from '../../../../testing/samples.ts';
import { EditPost } from '../edit-post.tsx';
import { NewPost } from '../new-post.tsx';

const poll = (changes: Partial<Poll> = {}): Poll => ({
  _id: 'poll-1',
  question: 'Which colour next?',
  options: ['Saffron', 'Indigo'].map((text) => ({ _id: text, text, votes: 0, share: 0 })),
  totalVotes: 0,
  endsAt: null,
  isEnded: false,
  myOptionId: null,
  ...changes,
});

const option = (number: number) => screen.getByLabelText(`Option ${number}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Writes a poll of two options into the form. */
const writePoll = async (question = 'Tea?', words = ['Yes', 'No']): Promise<void> => {
  await press('Add a poll');
  expect(screen.getByLabelText('Question')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Question'), question);
  for (const [index, text] of words.entries()) await userEvent.type(option(index + 1), text);
};

beforeEach(() => resetSession(testPerformer()));

describe('a poll in a new post', () => {
  it('is made first and named by the post, which needs nothing else', async () => {
    const calls = stubHttp({ 'POST /performer/feeds/polls': () => poll(), 'POST /performer/feeds': () => feedPost() });
    renderStudio(<NewPost />);
    await writePoll();
    await userEvent.selectOptions(screen.getByLabelText('Voting ends'), 'After 3 days');
    await press('Publish');
    await screen.findByText('Your post is out.');
    const [made, created] = calls.filter(({ name }) => isPublishing(name));
    expect(made?.body).toMatchObject({ question: 'Tea?', options: ['Yes', 'No'] });
    const { endsAt } = made?.body as { endsAt: string };
    expect((Date.parse(endsAt) - Date.now()) / 86_400_000).toBeCloseTo(3, 2);
    expect(created?.body).toMatchObject({ text: '', pollId: 'poll-1' });
  });

  it('ends so long after its post appears, where that is planned', async () => {
    const calls = stubHttp({ 'POST /performer/feeds/polls': () => poll(), 'POST /performer/feeds': () => feedPost() });
    renderStudio(<NewPost />);
    await writePoll();
    await userEvent.selectOptions(screen.getByLabelText('Voting ends'), 'After 3 days');
    await userEvent.click(screen.getByRole('switch', { name: 'Publish later' }));
    await press('Schedule');
    await screen.findByText('Your post will appear at its time.');
    const [made, created] = calls.filter(({ name }) => isPublishing(name));
    const { endsAt, opensAt } = made?.body as { endsAt: string; opensAt: string };
    expect(opensAt).toBe((created?.body as { publishAt: string }).publishAt);
    expect(Date.parse(endsAt) - Date.parse(opensAt)).toBe(3 * 86_400_000);
  });

  it('is made with the same key when publishing is tried again', async () => {
    let attempts = 0;
    const calls = stubHttp({
      'POST /performer/feeds/polls': () => poll(),
      'POST /performer/feeds': () => {
        attempts += 1;
        if (attempts === 1) throw stubError(500, 'server.unexpected', 'An error occurred');
        return feedPost();
      },
    });
    renderStudio(<NewPost />);
    await writePoll();
    await press('Publish');
    await screen.findByText('An error occurred');
    await press('Publish');
    await screen.findByText('Your post is out.');
    const made = calls.filter(({ name }) => name === 'POST /performer/feeds/polls');
    expect(made).toHaveLength(2);
    expect(made[0]?.headers['Idempotency-Key']).toBe(made[1]?.headers['Idempotency-Key']);
    expect(made[0]?.body).toEqual(made[1]?.body);
  });

  it('refuses options that are empty or look the same', async () => {
    const calls = stubHttp({});
    renderStudio(<NewPost />);
    await writePoll('Tea?', ['Yes', 'yes ']);
    await press('Add an option');
    expect(option(3)).toHaveFocus();
    await press('Publish');
    expect(await screen.findByText('This option is there already.')).toBeInTheDocument();
    expect(option(3)).toBeInvalid();
    expect(option(1)).toBeValid();
    expect(calls.filter(({ name }) => isPublishing(name))).toHaveLength(0);
  });

  it('has two to ten options, which can be moved and removed', async () => {
    stubHttp({});
    renderStudio(<NewPost />);
    await writePoll();
    expect(screen.getByRole('button', { name: 'Remove option 1' })).toBeDisabled();
    await press('Add an option');
    await userEvent.type(option(3), 'Later');
    await press('Move option 3 up');
    expect(option(2)).toHaveValue('Later');
    expect(option(2)).toHaveFocus();
    await press('Remove option 1');
    expect([option(1), option(2)].map((input) => (input as HTMLInputElement).value)).toEqual(['Later', 'No']);
    expect(screen.queryByLabelText('Option 3')).not.toBeInTheDocument();
    for (let count = 2; count < 10; count++) await press('Add an option');
    expect(screen.queryByRole('button', { name: 'Add an option' })).not.toBeInTheDocument();
  });

  it('moves options by Alt and an arrow and by buttons, both ways, and tells where they are', async () => {
    stubHttp({});
    renderStudio(<NewPost />);
    await writePoll('Tea?', ['Black', 'Green']);
    await press('Add an option');
    await userEvent.type(option(3), 'Mint');
    const order = () => [1, 2, 3].map((number) => (option(number) as HTMLInputElement).value);
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['Mint', 'Black', 'Green']);
    expect(option(1)).toHaveFocus();
    expect(screen.getByText('Now option 1 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['Black', 'Mint', 'Green']);
    await press('Move option 2 down');
    expect(order()).toEqual(['Black', 'Green', 'Mint']);
    expect(screen.getByRole('button', { name: 'Move option 3 down' })).toBeDisabled();
  });

  it('can be taken away again', async () => {
    stubHttp({});
    renderStudio(<NewPost />);
    await writePoll();
    await press('Remove the poll');
    expect(screen.getByRole('button', { name: 'Add a poll' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });
});

describe('the poll of a published post', () => {
  const edit = (shown: Poll, changes: Partial<OwnFeedPost> = {}) => {
    const calls = stubHttp({
      ...noDrafts,
      'GET /uploads': () => ({ data: [], total: 0 }),
      'GET /performer/feeds/:id': () => feedPost({ poll: shown, ...changes }),
      'PUT /performer/feeds/:id': () => feedPost(),
      'POST /performer/feeds/polls': () => poll({ _id: 'poll-2' }),
    });
    renderStudio(<EditPost postId="post-1" />);
    return calls;
  };
  const saved = async (calls: ReturnType<typeof edit>) => {
    await press('Save');
    await screen.findByText('Changes saved');
    return calls.find(({ name }) => name === 'PUT /performer/feeds/:id')?.body;
  };

  it('stays as it is when nothing of it changes', async () => {
    const calls = edit(poll());
    expect(await screen.findByLabelText('Question')).toHaveValue('Which colour next?');
    expect(await saved(calls)).toBeUndefined();
    expect(calls.some(({ name }) => name === 'POST /performer/feeds/polls')).toBe(false);
  });

  it('ends so much later when its post is to appear later', async () => {
    const [publishedAt, endsAt] = ['2126-11-20T10:00:00.000Z', '2126-11-23T10:00:00.000Z'];
    const calls = edit(poll({ endsAt }), { state: 'scheduled', publishedAt });
    const minutes = (new Date(publishedAt).getMinutes() + 20) % 60;
    const time = within(await screen.findByRole('group', { name: 'Time' }));
    await userEvent.click(time.getByRole('spinbutton', { name: /minute/ }));
    await userEvent.keyboard(String(minutes).padStart(2, '0'));
    expect(await saved(calls)).toMatchObject({ pollId: 'poll-2', publishAt: '2126-11-20T10:20:00.000Z' });
    const made = calls.find(({ name }) => name === 'POST /performer/feeds/polls');
    expect(made?.body).toMatchObject({ endsAt: '2126-11-23T10:20:00.000Z', opensAt: '2126-11-20T10:20:00.000Z' });
  });

  it('stays as it is where its post appears as it was planned', async () => {
    const calls = edit(poll({ endsAt: '2126-11-23T10:00:00.000Z' }), {
      state: 'scheduled',
      publishedAt: '2126-11-20T10:00:00.000Z',
    });
    await screen.findByLabelText('Question');
    expect(await saved(calls)).toBeUndefined();
  });

  it('is replaced by another when it changes', async () => {
    const calls = edit(poll());
    await userEvent.type(await screen.findByLabelText('Question'), ' Really?');
    expect(await saved(calls)).toMatchObject({ pollId: 'poll-2' });
  });

  it('goes when it is removed', async () => {
    const calls = edit(poll());
    await screen.findByLabelText('Question');
    await press('Remove the poll');
    expect(await saved(calls)).toMatchObject({ pollId: null });
  });

  it('is only shown once people have voted', async () => {
    const calls = edit(poll({ totalVotes: 1 }));
    const group = await screen.findByRole('group', { name: 'Poll' });
    expect(within(group).getByText('Saffron')).toBeInTheDocument();
    expect(group).toHaveTextContent('People have voted');
    expect(screen.queryByLabelText('Question')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a poll' })).not.toBeInTheDocument();
    expect(await saved(calls)).toBeUndefined();
  });
});
