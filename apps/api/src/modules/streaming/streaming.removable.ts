import { sql } from 'kysely';
import { marked, type RemovableKind } from '../../shared/removable.ts';
import { removeStream } from './streaming.service.ts';

export const removableStream: RemovableKind = {
  find: (id) => sql`select performer_id as "ownerId", '{}'::uuid[] as "fileIds" from streams where id = ${id}`,
  remove: marked(removeStream),
  // A stream that was ended is not started again; only the decision is revoked.
  bringBack: async () => {},
};
