import type { Message } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Hundredths } from '../../platform/money.ts';
import { runStepsOnce, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { together } from '../../platform/together.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { meetHost } from '../conversations/meet-host.ts';
import { tellEachOther } from '../conversations/receipts.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { FilesNotTakenError, MessageReplyError } from './messages.errors.ts';
import { maySendFiles } from './messages.policy.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { keepsOrder } from '../../viewing/stream-order.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { announceAgain, announceCreated } from './message-events.ts';
import { claimFiles, showFiles } from './message-files.service.ts';
import { previewOfSent } from './message-previews.ts';
import { priceOf } from './message-price.ts';
import { payForWriting } from './pay-for-writing.ts';
import { notifyOfMessage } from './notify-of-message.ts';
import { present } from './present-messages.ts';
import { findByClientKey, holdMessage, insertMessage, isInConversation } from './messages.repository.ts';
import { reachOtherSide } from './reach-other-side.ts';
import { requireMembership, requireStreamChat, requireWritable, type Place } from './places.ts';
import { clearUnread, countUnread, listMuting } from '../conversations/unread.repository.ts';

type Content = Pick<Sending, 'text' | 'fileIds' | 'price' | 'replyTo' | 'withoutPreview' | 'isTextFree'> &
  Partial<Pick<Sending, 'claim'>> & {
    /** What its sender has paid to write it. */
    paid?: Hundredths | null;
  };

/** Stores a message in a conversation and tells its members. */
export const writeMessage = async (
  unit: UnitOfWork,
  place: Place,
  sender: Viewer,
  { text, fileIds = [], price = 0, replyTo = null, claim, paid = null, withoutPreview = false, isTextFree }: Content,
): Promise<Message> => {
  const { id: senderId } = sender;
  const asked = await priceOf(unit.db, place, sender, price);
  if (replyTo && !(await isInConversation(unit.db, replyTo, place.id))) throw new MessageReplyError();
  const mayPreview = !withoutPreview && asked === 0n;
  const previewId = mayPreview ? await previewOfSent(unit, place, { senderId, text }) : null;
  // Whatever can be known before is not asked for while the conversation is locked: others wait who write in it.
  const [senders, sequence] = await together([loadAuthors(unit.db, [senderId]), takeSequence(unit, place.id)]);
  const type = await claimFiles(unit.db, place, senderId, fileIds);
  const row = await insertMessage(unit.db, {
    conversationId: place.id,
    sequence,
    senderId,
    type,
    text,
    amount: paid,
    price: asked,
    clientKey: claim?.key ?? null,
    replyToId: replyTo,
    previewId,
    isTextFree,
  });
  await showFiles(unit.db, row.id, fileIds);
  const mutedBy = place.kind === 'private' ? await reachOtherSide(unit, place.id, senderId) : [];
  const message = await present(unit.db, row, senders);
  await announceCreated(unit, place, { message, mutedBy });
  if (place.kind === 'private') await notifyOfMessage(unit, place, { senderId, mutedBy });
  return message;
};

/** The present state of a message that was sent before; it stays so until its members are told. */
const reload = async (db: Transaction, messageId: string): Promise<Message> => {
  const row = await holdMessage(db, messageId);
  if (!row) throw new NotFoundError();
  return present(db, row);
};

export interface Sending {
  conversationId: string;
  text: string;
  fileIds?: readonly string[];
  /** Makes the files in the message's transaction, instead of `fileIds`. */
  copyFiles?: (unit: UnitOfWork) => Promise<string[]>;
  /** Tokens that it costs to open, in private conversations only. */
  price?: number;
  /** The message that it answers, in private conversations only. */
  replyTo?: string | null;
  /** Whether its words are free where something is sold, if not by its files. */
  isTextFree?: boolean;
  /** Its link is shown as a link alone. */
  withoutPreview?: boolean;
  /** Tokens that a fan who does not subscribe has agreed to pay for writing it. */
  expectedPrice?: number;
  /** Of a stream that is paid by the minute: its messages cost nothing besides. */
  isOfPaidStream?: boolean;
  claim: IdempotencyClaim | null;
}

/** Asks who keeps the rules of the stream's chat, before anything is written. @throws what they refuse it with */
const admit = async (
  unit: UnitOfWork,
  { streamId, performerId }: Place,
  sender: Viewer,
  text: string,
): Promise<void> => {
  if (!streamId || !performerId) throw new NotFoundError();
  await unit.callHook('onStreamMessage', { streamId, performerId, senderId: sender.id, text });
};

/**
 * Only the message's id is stored with the idempotency key: a repeated request is answered with the message as it is
 * now, so that a deleted text does not come back. Its members are told again: who asks again may have had no answer
 * because the process was killed, maybe before it told them. After the key's answer is forgotten the message itself is
 * found by the key: it may have waited on a device for longer.
 */
const sendOnce = (context: Context, place: Place, member: Member, content: Sending): Promise<Message> =>
  context.work(async (unit) => {
    const { account } = member;
    const { claim, expectedPrice = 0, isOfPaidStream = false } = content;
    let sent: Message | undefined;
    const { messageId } = await runStepsOnce(unit, claim, {
      lookUp: async () => (claim ? findByClientKey(unit.db, account.id, claim.key) : undefined),
      act: async (_unit, known) => {
        if (known) return { messageId: known.id };
        const paid = isOfPaidStream ? null : await payForWriting(unit, place, member, { expectedPrice, claim });
        // After the wallet, as a deletion locks the two.
        await together([
          holdAccount(unit.db, account.id),
          place.kind === 'private'
            ? meetHost(unit, place.id, account, content.text)
            : admit(unit, place, account, content.text),
        ]);
        const fileIds = (await content.copyFiles?.(unit)) ?? content.fileIds;
        sent = await writeMessage(unit, place, account, { ...content, ...(fileIds && { fileIds }), paid });
        return { messageId: sent._id };
      },
    });
    if (sent) return sent;
    const message = await reload(unit.db, messageId);
    await announceAgain(unit, place, { message, mutedBy: await listMuting(unit.db, place.id) });
    return message;
  });

/**
 * Sends a private message.
 * @throws NotFoundError for non-members and when the other account is deleted or suspended, BlockedByYouError when the
 * sender blocks the other, MessageReplyError, MessageFileNotUsableError, MessageFileSentError, MessageNotSellableError,
 * MessagePriceError, AwaitingAnswerError, TooManyNewConversationsError, FilteredWordsError, PriceChangedError,
 * IdempotencyKeyRequiredError where writing costs something, InsufficientBalanceError
 */
export const sendMessage = async (context: Context, member: Member, sending: Sending): Promise<Message> => {
  const place = await requireWritable(context.db, sending.conversationId, member);
  return sendOnce(context, place, member, sending);
};

const takesFilesOf = async ({ db }: Context, { account }: Member, { performerId, takesFiles }: Place) => {
  const isKeeper = performerId !== null && (await keepsOrder(db, performerId, account.id));
  return maySendFiles({ takesFiles, keepsOrder: isKeeper });
};

/**
 * Writes into a stream's chat.
 * @throws StreamEndedError when the stream is not live, FilesNotTakenError when only those who keep order send files,
 * MessageFileNotUsableError, MessageFileSentError, and what the rules of the chat refuse it with
 */
export const sendStreamMessage = async (context: Context, member: Member, sending: Sending): Promise<Message> => {
  const place = await requireStreamChat(context.db, sending.conversationId, member);
  if (!place.isLive) throw new StreamEndedError();
  const hasFiles = (sending.fileIds ?? []).length > 0;
  if (hasFiles && !(await takesFilesOf(context, member, place))) throw new FilesNotTakenError();
  return sendOnce(context, place, member, sending);
};

/** Tells the other side how far its messages were read, unless either of the two hides that. */
const tellSeen = async (
  unit: UnitOfWork,
  { id: conversationId, memberIds }: Place,
  { readerId: userId, sequence }: { readerId: string; sequence: number },
): Promise<void> => {
  const otherId = memberIds.find((id) => id !== userId);
  if (otherId === undefined || !(await tellEachOther(unit.db, conversationId))) return;
  unit.publish(toUser(otherId), newEvent('conversation.seen', { conversationId, userId, sequence }));
};

/** Marks a conversation as read on all the reader's devices; returns the unread messages left in all conversations. */
export const readConversation = async (context: Context, member: Member, conversationId: string): Promise<number> => {
  const { account } = member;
  const place = await requireMembership(context.db, conversationId, member);
  return context.work(async (unit) => {
    const { wasUnread, readUpTo } = await clearUnread(unit.db, place.id, account.id);
    if (readUpTo !== null) await tellSeen(unit, place, { readerId: account.id, sequence: readUpTo });
    const totalNotSeenMessages = await countUnread(unit.db, member);
    if (wasUnread) {
      const data = { conversationId: place.id, userId: account.id, totalNotSeenMessages };
      unit.publish(toUser(account.id), newEvent('conversation.read', data));
    }
    return totalNotSeenMessages;
  });
};
