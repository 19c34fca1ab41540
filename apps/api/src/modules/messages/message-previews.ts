import { firstLink } from '@barg/contract/words';
import { EVERYTHING } from '../../viewing/onlooker.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
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

/** That of a text that was changed: what had none, because its sender left it out, gets none. */
export const previewOfEdited = async (
  unit: UnitOfWork,
  { link_preview_id: former, text: before }: MessageRow,
  text: string,
): Promise<string | null> => {
  if (former === null) return null;
  const link = firstLink(text);
  return link?.href === firstLink(before)?.href ? former : previewOf(unit, text);
};

const listShowing = (db: Queryable, previewId: string) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('link_preview_id', '=', previewId)
    .orderBy('id', 'desc')
    .limit(MOST_TOLD)
    .execute();

/** Tells the members of the latest conversations in which a page was linked what it says of itself. */
export const tellPreviewed = async (unit: UnitOfWork, previewId: string): Promise<void> => {
  const rows = await listShowing(unit.db, previewId);
  // In one order, as each conversation is locked.
  for (const row of rows.toSorted((one, other) => one.conversation_id.localeCompare(other.conversation_id))) {
    const place = await findPlace(unit.db, row.conversation_id, EVERYTHING);
    if (!place) continue;
    const sequence = await takeSequence(unit, place.id);
    await announceUpdated(unit, place, { message: await present(unit.db, row), sequence });
  }
};
