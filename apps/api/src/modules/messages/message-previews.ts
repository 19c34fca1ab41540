import { firstLink } from '@barg/contract/words';
import { EVERYTHING } from '../../viewing/onlooker.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { holdsLinksOf } from '../conversations/receipts.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { previewOf } from '../link-previews/link-previews.service.ts';
import { announceUpdated } from './message-events.ts';
import type { MessageRow } from './messages.presenter.ts';
import { findPlace, type Place } from './places.ts';
import { present } from './present-messages.ts';

/** Those that one answer is told to: an older message shows it when it is read again. */
const MOST_TOLD = 50;

/** The preview of a message that is about to be stored; null where there is none to show. */
export const previewOfSent = async (
  unit: UnitOfWork,
  { id, kind }: Place,
  { senderId, text }: { senderId: string; text: string },
): Promise<string | null> => {
  if (kind !== 'private' || !firstLink(text)) return null;
  // Links of a stranger are no links until there is an answer.
  if (await holdsLinksOf(unit.db, id, senderId)) return null;
  return previewOf(unit, text);
};

/** Whether a message shows its link without the page, as its sender wanted or because a stranger's links are held. */
const isBare = ({ link_preview_id: preview, text }: MessageRow): boolean =>
  preview === null && firstLink(text) !== null;

/**
 * That of a text that was changed. A page that is still linked stays as it is shown; without a word from the sender, a
 * link that was shown without its page stays so.
 */
export const previewOfEdited = async (
  unit: UnitOfWork,
  { place, found }: { place: Place; found: MessageRow },
  { text, withoutPreview = isBare(found) }: { text: string; withoutPreview?: boolean | undefined },
): Promise<string | null> => {
  const { link_preview_id: former, sender_id: senderId, price } = found;
  if (withoutPreview || price > 0n) return null;
  const isSame = former !== null && firstLink(text)?.href === firstLink(found.text)?.href;
  return isSame ? former : previewOfSent(unit, place, { senderId, text });
};

/**
 * The latest that show a page, locked until the commit: whoever deletes or changes one comes before, and what is read is
 * what is left of it, or waits. Read without a lock, words that were just taken back would be told once more.
 */
const lockShowing = (db: Transaction, previewId: string) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('link_preview_id', '=', previewId)
    .orderBy('id', 'desc')
    .limit(MOST_TOLD)
    .forNoKeyUpdate()
    .execute();

/** Tells the members of the latest conversations in which a page was linked what it says of itself. */
export const tellPreviewed = async (unit: UnitOfWork, previewId: string): Promise<void> => {
  const rows = await lockShowing(unit.db, previewId);
  // In one order, as each conversation is locked.
  for (const row of rows.toSorted((one, other) => one.conversation_id.localeCompare(other.conversation_id))) {
    const place = await findPlace(unit.db, row.conversation_id, EVERYTHING);
    if (!place) continue;
    const sequence = await takeSequence(unit, place.id);
    await announceUpdated(unit, place, { message: await present(unit.db, row), sequence });
  }
};
