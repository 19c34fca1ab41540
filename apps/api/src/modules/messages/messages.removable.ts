import { sql } from 'kysely';
import type { RemovableKind } from '../../shared/removable.ts';
import { bringMessageBack, removeMessage } from './delete-messages.ts';

export const removableMessage: RemovableKind = {
  find: (id) => sql`
    select sender_id as "ownerId", array(select file_id from message_files where message_id = m.id order by position)
      as "fileIds"
    from messages m where id = ${id}`,
  remove: async (unit, id) => {
    const text = await removeMessage(unit, id);
    return text === null ? null : { text };
  },
  bringBack: (unit, { id, kept, fileIds }) => bringMessageBack(unit, id, { text: kept.text ?? '', fileIds }),
};
