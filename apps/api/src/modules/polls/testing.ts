import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import type { FeedPost } from '../feed-posts/feed-posts.schema.ts';
import { publishPost } from '../feed-posts/testing.ts';
import type { Poll } from './polls.schema.ts';

export const QUESTION = 'Which colour next?';
const OPTIONS = ['Saffron', 'Indigo', 'Pomegranate'];

/** Creates a poll by the API and returns it. */
export const makePoll = async (api: TestApi, performer: TestAccount, body: object = {}): Promise<Poll> => {
  const answer = await api
    .as(performer)
    .post('/performer/feeds/polls', { question: QUESTION, options: OPTIONS, ...body });
  if (answer.status !== 200) throw new Error(`the poll could not be made: ${answer.text}`);
  return answer.body.data;
};

/** Publishes a post with a poll. */
export const publishPoll = async (
  api: TestApi,
  performer: TestAccount,
  { poll = {}, post = {} }: { poll?: object; post?: object } = {},
): Promise<{ poll: Poll; post: FeedPost }> => {
  const made = await makePoll(api, performer, poll);
  return { poll: made, post: await publishPost(api, performer, { ...post, pollId: made._id }) };
};

/** The id of a poll's option. */
export const optionOf = (poll: Poll, index: number): string => {
  const option = poll.options[index];
  if (!option) throw new Error(`the poll has no option ${index}`);
  return option._id;
};
