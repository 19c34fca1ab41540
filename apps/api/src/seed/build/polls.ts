import type { Row } from '../rows.ts';
import type { DemoPoll } from '../data/types.ts';
import type { World } from '../world.ts';
import type { Item } from './item.ts';
import type { People } from './people.ts';

export interface PollRows {
  polls: Row<'polls'>[];
  options: Row<'poll_options'>[];
  votes: Row<'poll_votes'>[];
}

export const noPolls = (): PollRows => ({ polls: [], options: [], votes: [] });

/** A poll of a post, with votes spread evenly over the time since the post. */
export const addPoll = (rows: PollRows, world: World, people: People, item: Item, poll: DemoPoll): void => {
  const { publishedAt } = item;
  const id = world.newId(publishedAt);
  rows.polls.push({
    id,
    performer_id: item.performer.id,
    feed_post_id: item.id,
    question: poll.question,
    ends_at: poll.endsInHours === undefined ? null : world.hoursAgo(-poll.endsInHours),
    created_at: publishedAt,
  });
  const total = poll.options.reduce((sum, [, voters]) => sum + voters.length, 0);
  const step = (world.startedAt.getTime() - publishedAt.getTime()) / (total + 1);
  let cast = 0;
  for (const [position, [text, voters]] of poll.options.entries()) {
    const optionId = world.newId(publishedAt);
    rows.options.push({ id: optionId, poll_id: id, position, text });
    for (const voter of voters) {
      cast += 1;
      const createdAt = new Date(publishedAt.getTime() + Math.round(step * cast));
      rows.votes.push({ poll_id: id, option_id: optionId, user_id: people.find(voter).id, created_at: createdAt });
    }
  }
};
