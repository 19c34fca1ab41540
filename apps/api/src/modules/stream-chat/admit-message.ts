import type { StreamChatRules } from '@barg/contract';
import type { HookData } from '../../platform/hooks.ts';
import { together } from '../../platform/together.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FilteredWordsError } from '../conversations/conversations.errors.ts';
import { hasFilteredWord } from '../conversations/filtered-words.ts';
import { findInboxSettings } from '../inbox-settings/inbox-settings.repository.ts';
import { isModerator, StreamBannedError } from '../../viewing/stream-order.ts';
import { hasLink } from './has-link.ts';
import { findRestriction } from './restrictions.repository.ts';
import {
  FollowersOnlyError,
  LinksOffError,
  SlowModeError,
  StreamMutedError,
  SubscribersOnlyError,
} from './stream-chat.errors.ts';
import { claimSlowModeSlot, findNextTurn, findRules, findStanding } from './stream-chat.repository.ts';

type Written = HookData['onStreamMessage'];

/** @throws FollowersOnlyError, SubscribersOnlyError */
const assertAudience = async (
  { db }: UnitOfWork,
  { performerId, senderId: accountId }: Written,
  { audience }: StreamChatRules,
): Promise<void> => {
  if (audience === 'everyone') return;
  const { isFollower, isSubscriber } = await findStanding(db, { performerId, accountId });
  if (isSubscriber) return;
  if (audience === 'subscribers') throw new SubscribersOnlyError();
  if (!isFollower) throw new FollowersOnlyError();
};

/** @throws FilteredWordsError, LinksOffError */
const assertAcceptedText = (
  { text }: Written,
  { takesLinks }: StreamChatRules,
  filteredWords: readonly string[],
): void => {
  if (text === '') return;
  if (!takesLinks && hasLink(text)) throw new LinksOffError();
  if (hasFilteredWord(text, filteredWords)) throw new FilteredWordsError();
};

/** @throws SlowModeError until the sender's turn comes */
const awaitTurn = async (
  unit: UnitOfWork,
  { streamId, senderId: userId }: Written,
  { slowSeconds }: StreamChatRules,
): Promise<void> => {
  if (slowSeconds === 0 || (await claimSlowModeSlot(unit, { streamId, userId, slowSeconds }))) return;
  const next = await findNextTurn(unit.db, { streamId, userId }, slowSeconds);
  const wait = next ? (next.getTime() - Date.now()) / 1000 : 0;
  throw new SlowModeError({ retryAfter: Math.max(1, Math.ceil(wait)) });
};

/**
 * Holds a message against the rules of the chat it is for, in its own transaction: rules, roles and turns are those of
 * this moment. Its performer is held to nothing, her moderators to nothing but what she decides about them.
 *
 * @throws StreamBannedError, StreamMutedError, FollowersOnlyError, SubscribersOnlyError, LinksOffError,
 * FilteredWordsError, SlowModeError
 */
export const admitMessage = async (unit: UnitOfWork, written: Written): Promise<void> => {
  const { performerId, senderId } = written;
  if (senderId === performerId) return;
  const [restriction, isExempt, rules, { filteredWords }] = await together([
    findRestriction(unit.db, performerId, senderId),
    isModerator(unit.db, performerId, senderId),
    findRules(unit.db, performerId),
    findInboxSettings(unit.db, performerId),
  ]);
  if (restriction) throw restriction.kind === 'ban' ? new StreamBannedError() : new StreamMutedError();
  if (isExempt) return;
  await assertAudience(unit, written, rules);
  assertAcceptedText(written, rules, filteredWords);
  await awaitTurn(unit, written, rules);
};
