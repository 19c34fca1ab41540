import type { UploadType } from '@barg/api-client/models';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { newUpload, type Upload } from './upload-list.ts';

/** By its place in the form, or by a key of its own where there are several; in the order in which they were chosen. */
export type EarlyFiles = Record<string, Upload>;

/** What a file is, by its key. */
export type KindOf = (key: string) => UploadType;

type Kept = Partial<Record<'name' | 'fileId' | 'fingerprint', unknown>>;

/** What was chosen before a reload: it has arrived, or goes on once the same file is chosen again. */
export const filesLeft = (draft: string, kindOf: KindOf): EarlyFiles => {
  const kept = (readDraft(draft) ?? {}) as Record<string, Kept>;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, { name, fileId, fingerprint }]): [string, Upload][] => {
      if (typeof name !== 'string') return [];
      const upload = newUpload(key, name, kindOf(key));
      if (typeof fileId === 'string') return [[key, { ...upload, state: 'processing', fileId }]];
      return [[key, { ...upload, state: 'left', fingerprint: typeof fingerprint === 'string' ? fingerprint : '' }]];
    }),
  );
};

/** Keeps what has to be known after a reload. What was refused is chosen anew. */
export const keepFiles = (draft: string, files: EarlyFiles, sources: ReadonlyMap<string, string>): void => {
  const known = Object.values(files).filter(({ state }) => state !== 'failed');
  if (known.length === 0) return forgetDraft(draft);
  const kept = known.map(({ key, name, fileId, fingerprint }): [string, Kept] => [
    key,
    { name, fileId, fingerprint: fingerprint ?? sources.get(key) },
  ]);
  keepDraft(draft, Object.fromEntries(kept));
};
