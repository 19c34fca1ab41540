import { sql } from 'kysely';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { RemovableKind } from '../../shared/removable.ts';
import { shownFilesSql } from '../../viewing/shown-files.ts';
import { bringMessageBack, removeMessage } from './delete-messages.ts';
import { bringCopiesLater, forgetCopiesLater, takeCopiesLater } from './removed-copies.ts';
import { findRemovedMessage, isMassMessageShown } from './removed-copies.repository.ts';

/** Whether a message is one of many that were written by one act of hers or by her template. */
const isOneOfMany = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const message = await findRemovedMessage(db, id);
  return message !== undefined && (message.campaignId !== null || message.isWelcome);
};

/** A message; of a mass message or a welcome message all of it, see docs/decisions/0101. */
export const removableMessage: RemovableKind = {
  find: (id) => sql`
    select sender_id as "ownerId", array(select file_id from ${shownFilesSql('m.id')} shown order by position)
      as "fileIds"
    from messages m where id = ${id}`,
  remove: async (unit, id) => {
    const text = await removeMessage(unit, id);
    const hasOthers = text === null ? await isMassMessageShown(unit.db, id) : await isOneOfMany(unit, id);
    if (hasOthers) await takeCopiesLater(unit, id);
    if (text !== null) return { text };
    // She had deleted this one alone: the others go.
    return hasOthers ? {} : null;
  },
  bringBack: async (unit, { id, kept: { text }, fileIds }) => {
    if (text !== undefined) await bringMessageBack(unit, id, { text, fileIds });
    if (await isOneOfMany(unit, id)) await bringCopiesLater(unit, id);
  },
  erase: async (_db, { id }, unit) => {
    if (await isOneOfMany(unit, id)) await forgetCopiesLater(unit, id);
  },
};
