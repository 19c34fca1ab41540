import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { FileRow } from '../files/files.repository.ts';
import { StorageFullError } from '../files/files.errors.ts';
import { notify } from '../notifications/notify.ts';
import { RecordingEmptyError } from './recordings.errors.ts';

/** Where what became of the last recording is shown, and can be tried again. */
const PAGE = '/live/broadcast';

const reasonOf = (code: string) => {
  if (code === StorageFullError.definition.code) return 'no-space';
  return code === RecordingEmptyError.definition.code ? 'not-recorded' : 'broken';
};

/** Tells a performer that no film is kept of a stream of hers: it is made after she has left. @param code of the error */
export const tellFailed = (unit: UnitOfWork, performerId: string, code: string): Promise<void> =>
  notify(unit, {
    ...{ userId: performerId, kind: 'recording-failed', actorId: null, link: PAGE },
    failure: reasonOf(code),
  });

const isKept = async (db: Queryable, fileId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('recordings')
    .select('id')
    .where('file_id', '=', fileId)
    .where('video_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** The same of a film that can never be played. Of a published one its video tells. */
export const tellOfFailedFilm = async (unit: UnitOfWork, { id, owner_id, error_code }: FileRow): Promise<void> => {
  if (await isKept(unit.db, id)) await tellFailed(unit, owner_id, error_code ?? '');
};
