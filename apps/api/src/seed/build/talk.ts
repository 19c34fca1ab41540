import type { Row } from '../rows.ts';
import { threads } from '../data/threads/index.ts';
import type { DemoThread } from '../data/types.ts';
import type { World } from '../world.ts';
import type { FileShelf } from './file-shelf.ts';
import type { Item } from './item.ts';
import type { People } from './people.ts';

const MINUTE = 60_000;

export interface Talk {
  conversations: Row<'conversations'>[];
  members: Row<'conversation_members'>[];
  messages: Row<'messages'>[];
  messageFiles: Row<'message_files'>[];
  comments: Row<'comments'>[];
}

export const buildTalk = (world: World, people: People, shelf: FileShelf, items: readonly Item[]): Talk => {
  const talk: Talk = { conversations: [], members: [], messages: [], messageFiles: [], comments: [] };
  for (const thread of threads) addThread(talk, world, people, shelf, thread);
  for (const item of items) talk.comments.push(...commentsOf(world, people, shelf, item));
  return talk;
};

const addThread = (talk: Talk, world: World, people: People, shelf: FileShelf, thread: DemoThread): void => {
  const ids = { fan: people.find(thread.fan).id, performer: people.find(thread.performer).id };
  const times = messageTimes(world, thread);
  const openedAt = times[0] ?? world.startedAt;
  const conversationId = world.newId(openedAt);
  const messages = thread.messages.map((message, index) => {
    const at = times[index] ?? world.startedAt;
    const id = world.newId(at);
    const { pictures = [] } = message;
    for (const [position, picture] of pictures.entries()) {
      const file_id = shelf.addPicture(ids[message.from], 'message-photo', picture, at);
      talk.messageFiles.push({ file_id, message_id: id, position });
    }
    return {
      id,
      conversation_id: conversationId,
      sequence: BigInt(index + 1),
      sender_id: ids[message.from],
      type: pictures.length > 0 ? ('photo' as const) : ('text' as const),
      text: message.deleted ? '' : message.text,
      is_deleted: message.deleted ?? false,
      created_at: at,
    };
  });
  const last = messages.at(-1);
  const [first, second] = ids.fan < ids.performer ? [ids.fan, ids.performer] : [ids.performer, ids.fan];
  talk.messages.push(...messages);
  talk.conversations.push({
    id: conversationId,
    kind: 'private',
    first_user_id: first,
    second_user_id: second,
    last_sequence: BigInt(messages.length),
    last_message_id: last?.id,
    last_message: last?.text,
    last_sender_id: last?.sender_id,
    last_message_created_at: last?.created_at,
    created_at: openedAt,
  });
  for (const side of ['fan', 'performer'] as const) {
    const unread = thread.unread?.by === side ? thread.unread.count : 0;
    const lastRead = times.at(-1 - unread) ?? null;
    talk.members.push({
      conversation_id: conversationId,
      user_id: ids[side],
      unread_count: unread,
      last_read_sequence: BigInt(messages.length - unread),
      last_read_at: lastRead,
      last_message_at: last?.created_at ?? null,
    });
  }
};

/** Replies come within minutes; the data sets the time of the last message. */
const messageTimes = (world: World, thread: DemoThread): Date[] => {
  const times: Date[] = [];
  let at = world.hoursAgo(thread.lastHoursAgo).getTime();
  for (let left = thread.messages.length; left > 0; left -= 1) {
    times.unshift(new Date(at));
    at -= world.random.int(1, 14) * MINUTE + world.random.int(0, 59_999);
  }
  return times;
};

/** Comments spread over a day and a half, or over the post's age if that is shorter. */
const commentsOf = (world: World, people: People, shelf: FileShelf, item: Item): Row<'comments'>[] => {
  const life = world.startedAt.getTime() - item.publishedAt.getTime();
  const span = Math.min(life, 36 * 60 * MINUTE) / (item.comments.length + 1);
  return item.comments.flatMap(([author, text, { picture, replies = [] } = {}], index) => {
    const after = span * (index + 0.4 + 0.6 * world.random.next());
    const at = new Date(Math.round(item.publishedAt.getTime() + after));
    const { id: author_id } = people.find(author);
    const file_id = picture ? shelf.addPicture(author_id, 'comment-photo', picture, at) : null;
    const thread = { ...rowOf(world, item, at), author_id, text, file_id };
    // Before the next comment, which follows after at least half a step.
    const step = (span * 0.4) / (replies.length + 1);
    return [
      thread,
      ...replies.map(([replier, words], place) => ({
        ...rowOf(world, item, new Date(Math.round(at.getTime() + step * (place + 1)))),
        author_id: people.find(replier).id,
        parent_id: thread.id,
        text: words,
      })),
    ];
  });
};

const rowOf = (world: World, item: Item, at: Date) => ({
  id: world.newId(at),
  object_type: item.type,
  object_id: item.id,
  created_at: at,
});
