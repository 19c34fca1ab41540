import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import {
  insertPrivateConversations,
  listOtherSides,
  lockQuietConversations,
  showInConversations,
  type OtherSide,
} from '../conversations/many-conversations.repository.ts';
import { announceAllCreated } from './message-events.ts';
import { publicText, type MessageRow } from './messages.presenter.ts';
import { insertMessages, isTextFree } from './messages.repository.ts';
import { notifyOfMessages } from './notify-of-message.ts';
import { placeOfTwo } from './places.ts';
import { presentAll } from './present-messages.ts';

export interface CampaignMessage {
  campaignId: string;
  senderId: string;
  type: MessagesTable['type'];
  text: string;
  price: bigint;
}

export interface Addressee {
  userId: string;
  /** Their conversation, where they have one. */
  conversationId: string | null;
}

/** What became of each addressee. */
export interface Written {
  sent: Array<{ userId: string; message: MessageRow }>;
  /** The two are parted by now. */
  parted: string[];
  /** Somebody was at their conversation: they were not waited for, and can be written to later. */
  busy: string[];
}

/** Those whose conversation is held now, made where there was none. */
const lockOtherSides = async (
  db: Transaction,
  senderId: string,
  addressees: readonly Addressee[],
): Promise<OtherSide[]> => {
  const strangers = addressees.flatMap(({ userId, conversationId }) => (conversationId === null ? [userId] : []));
  const made = await insertPrivateConversations(db, senderId, strangers);
  const known = await lockQuietConversations(
    db,
    addressees.flatMap(({ conversationId }) => conversationId ?? []),
  );
  return listOtherSides(db, [...made.values(), ...known], senderId);
};

const insertAll = async (
  db: Transaction,
  message: CampaignMessage,
  sides: readonly OtherSide[],
): Promise<MessageRow[]> => {
  const { senderId, text, price, type } = message;
  // Made while their conversations are held, so that ids, times and sequences have the same order.
  const createdAt = new Date();
  const placed = sides.map(({ conversationId }) => ({ id: newId(), conversationId }));
  const shown = publicText({ text, price, is_text_free: isTextFree(message) });
  const sequences = await showInConversations(db, { senderId, text: shown, createdAt, messages: placed });
  const common = { sender_id: senderId, type, text, price, campaign_id: message.campaignId, created_at: createdAt };
  return insertMessages(
    db,
    placed.map(({ id, conversationId }) => ({
      ...common,
      ...{ id, conversation_id: conversationId, sequence: sequences.get(conversationId) ?? 0n },
    })),
  );
};

/**
 * Writes one message of a mass message to each of many fans, as if it had been written to each alone. Whether they get
 * it, and whether she may ask its price, was asked before; its files are those of the mass message. As many statements
 * as for one.
 */
export const writeCampaignMessages = async (
  unit: UnitOfWork,
  message: CampaignMessage,
  addressees: readonly Addressee[],
): Promise<Written> => {
  const { senderId } = message;
  const held = await lockOtherSides(unit.db, senderId, addressees);
  const heldIds = new Set(held.map(({ userId }) => userId));
  const busy = addressees.flatMap(({ userId }) => (heldIds.has(userId) ? [] : [userId]));
  const parted = held.filter(({ isParted }) => isParted).map(({ userId }) => userId);
  const sides = held.filter(({ isParted }) => !isParted);
  if (sides.length === 0) return { sent: [], parted, busy };
  const rows = await insertAll(unit.db, message, sides);
  const sideOf = new Map(sides.map((side) => [side.conversationId, side]));
  const messages = await presentAll(unit.db, rows, senderId);
  const news = messages.flatMap((created) => {
    const side = sideOf.get(created.conversationId);
    if (!side) return [];
    const place = placeOfTwo(side.conversationId, [senderId, side.userId], created.sequence);
    return [{ place, message: created, mutedBy: side.isMuted ? [side.userId] : [] }];
  });
  await announceAllCreated(unit, news);
  await notifyOfMessages(
    unit,
    senderId,
    sides.filter(({ isMuted }) => !isMuted),
  );
  const sent = rows.flatMap((row) => {
    const side = sideOf.get(row.conversation_id);
    return side ? [{ userId: side.userId, message: row }] : [];
  });
  return { sent, parted, busy };
};
