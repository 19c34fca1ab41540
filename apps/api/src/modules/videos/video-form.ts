import { createHash } from 'node:crypto';
import type { IdempotencyClaim } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Account } from '../../viewing/caller.ts';
import type { ReceivedForm } from '../files/receive-form.ts';
import type { VideoColumns } from './vault-files.ts';

/** The files of a form with their kinds. */
export const FILES = { video: 'video', thumbnail: 'video-thumbnail', teaser: 'video' } as const;
type FileName = keyof typeof FILES;
export type Files = ReceivedForm<unknown, FileName>['files'];

/** Fields that are not text. */
export const TYPES = { numbers: ['price'], booleans: ['teaserFromFilm'] } as const;

const NAMES = Object.keys(FILES) as FileName[];
export const COLUMNS = { video: 'file_id', thumbnail: 'thumbnail_file_id', teaser: 'teaser_file_id' } as const;

/** The received files of a form, ready to be stored, with their columns. */
export const filesToStore = (account: Account, files: Files) => {
  const received = NAMES.flatMap((name) => {
    const file = files[name];
    return file ? [{ name, id: newId(), ownerId: account.id, kind: FILES[name], file }] : [];
  });
  const columns = Object.fromEntries(received.map(({ name, id }) => [COLUMNS[name], id]));
  return { received, columns: columns as VideoColumns };
};

/** A request is the same when key, fields and bytes are. */
export const claimOfForm = (claim: IdempotencyClaim | null, words: unknown, files: Files): IdempotencyClaim | null => {
  if (!claim) return null;
  const hash = createHash('sha256').update(claim.requestHash).update(JSON.stringify(words));
  for (const name of NAMES) hash.update(`\0${name}:`).update(files[name]?.sha256 ?? '');
  return { ...claim, requestHash: hash.digest() };
};
