import { sql } from 'kysely';
import { marked, type RemovableKind } from '../../shared/removable.ts';
import { removeStream } from './streaming.service.ts';

export const removableStream: RemovableKind = {
  find: (id) => sql`select performer_id as "ownerId", '{}'::uuid[] as "fileIds" from streams where id = ${id}`,
  remove: marked(removeStream),
  // What was broadcast live is over: the decision is taken back, and nothing else can be.
  bringBack: async () => {},
};
