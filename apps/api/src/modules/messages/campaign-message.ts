import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ensurePrivateConversation } from '../conversations/conversations.repository.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { announceCreated } from './message-events.ts';
import type { MessageRow } from './messages.presenter.ts';
import { insertMessage } from './messages.repository.ts';
import { notifyOfMessage } from './notify-of-message.ts';
import type { Place } from './places.ts';
import { present } from './present-messages.ts';
import { reachOtherSide } from './reach-other-side.ts';

export interface CampaignMessage {
  campaignId: string;
  senderId: string;
  recipientId: string;
  /** Their conversation, where they have one. */
  conversationId: string | null;
  type: MessagesTable['type'];
  text: string;
  price: bigint;
}

/**
 * Writes one message of a mass message to one fan, as if it had been written to him alone. Whether he gets it, and
 * whether she may ask its price, was asked before; its files are those of the mass message.
 */
export const writeCampaignMessage = async (unit: UnitOfWork, message: CampaignMessage): Promise<MessageRow> => {
  const { campaignId, senderId, recipientId, type, text, price } = message;
  const conversationId = message.conversationId ?? (await ensurePrivateConversation(unit.db, senderId, recipientId));
  const sequence = await takeSequence(unit, conversationId);
  const row = await insertMessage(unit.db, {
    ...{ conversationId, sequence, senderId, type, text, price, campaignId },
    amount: null,
  });
  const mutedBy = await reachOtherSide(unit, conversationId, senderId);
  const place: Place = {
    ...{ id: conversationId, kind: 'private', memberIds: [senderId, recipientId], lastSequence: sequence },
    ...{
      streamId: null,
      performerId: null,
      isLive: false,
      takesFiles: true,
      lockedFor: null,
      isAnswerable: true,
      isBlocked: false,
    },
  };
  await announceCreated(unit, place, { message: await present(unit.db, row), mutedBy });
  await notifyOfMessage(unit, place, { senderId, mutedBy });
  return row;
};
