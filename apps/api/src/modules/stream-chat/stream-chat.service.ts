import { streamScope, type StreamChatRules } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { appendEvent } from '../../realtime/scope-log.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { keepsOrder } from '../../viewing/stream-order.ts';
import { findVisibleStream } from '../../viewing/streams.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { inStream } from '../messages/message-events.ts';
import { present } from '../messages/present-messages.ts';
import { findPinned } from './pins.repository.ts';
import { findRestriction } from './restrictions.repository.ts';
import { findNextTurn, findRules, findStanding, listLiveChats, updateRules } from './stream-chat.repository.ts';
import { findTips, NO_TIPS } from './tips-state.ts';
import type { StreamChat } from './stream-chat.schema.ts';

type Stream = NonNullable<Awaited<ReturnType<typeof findVisibleStream>>>;

const NOBODY: StreamChat['you'] = {
  ...{ role: 'guest', isFollower: false, isSubscriber: false },
  ...{ nextAt: null, restriction: null },
};

const findYou = async (
  { db }: Context,
  { account }: Onlooker,
  { id: streamId, performer_id: performerId, may_watch: mayWatch }: Stream,
  { slowSeconds }: StreamChatRules,
): Promise<StreamChat['you']> => {
  if (!account) return NOBODY;
  if (account.id === performerId) return { ...NOBODY, role: 'performer' };
  const [standing, next, isInOrder, restriction] = await Promise.all([
    findStanding(db, { performerId, accountId: account.id }),
    findNextTurn(db, { streamId, userId: account.id }, slowSeconds),
    keepsOrder(db, performerId, account.id),
    findRestriction(db, performerId, account.id),
  ]);
  const role = isInOrder && mayWatch ? 'moderator' : 'viewer';
  return { role, ...standing, nextAt: next?.toISOString() ?? null, restriction };
};

/**
 * How a stream's chat stands now, for whoever comes late or back.
 * @throws NotFoundError for a stream that does not exist for the onlooker
 */
export const getStreamChat = async (context: Context, onlooker: Onlooker, streamId: string): Promise<StreamChat> => {
  const stream = await findVisibleStream(context.db, streamId, onlooker);
  if (!stream) throw new NotFoundError();
  const rules = await findRules(context.db, stream.performer_id);
  const you = await findYou(context, onlooker, stream, rules);
  const isOut = !stream.may_watch;
  const pinned = isOut ? undefined : await findPinned(context.db, stream.id);
  const tips = isOut ? NO_TIPS : await findTips(context.db, stream);
  return { rules, you, pinned: pinned ? inStream(await present(context.db, pinned)) : null, ...tips };
};

/** Changes a performer's rules; those who are in a chat of hers are told. */
export const changeRules = (
  context: Context,
  performerId: string,
  changes: Partial<StreamChatRules>,
): Promise<StreamChatRules> =>
  context.work(async (unit) => {
    const rules = await updateRules(unit, performerId, changes);
    for (const { id: streamId, conversation_id } of await listLiveChats(unit.db, performerId)) {
      const sequence = await takeSequence(unit, conversation_id);
      const data = { streamId, rules };
      await appendEvent(unit, { scope: streamScope(streamId), sequence, name: 'stream.chat.changed', data });
    }
    return rules;
  });
