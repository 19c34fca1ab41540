import type { UploadType } from '@barg/api-client/models';
import { accountHere } from '@barg/session';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { newUpload, type Upload } from '@barg/session/uploads';

/** By its place in the form, or by a key of its own where there are several; in the order in which they were chosen. */
export type EarlyFiles = Record<string, Upload>;

/** The upload type of a file, by its key. */
export type KindOf = (key: string) => UploadType;

/** What is stored of a file for a reload: its id at the server, or the fingerprint by which it is recognised. */
type Kept = { name: string } & ({ fileId: string } | { fingerprint: string });

/** Another version of the page may have written it. */
const keptIn = (draft: string): Map<string, Kept> => {
  const stored = (readDraft(draft) ?? {}) as Record<
    string,
    Partial<Record<'name' | 'fileId' | 'fingerprint', unknown>>
  >;
  const files = new Map<string, Kept>();
  for (const [key, { name, fileId, fingerprint }] of Object.entries(stored)) {
    if (typeof name !== 'string') continue;
    if (typeof fileId === 'string') files.set(key, { name, fileId });
    else files.set(key, { name, fingerprint: typeof fingerprint === 'string' ? fingerprint : '' });
  }
  return files;
};

/**
 * Restores the files from before a reload: uploaded ones as they are, others to be resumed when the same file is
 * chosen.
 */
export const filesLeft = (draft: string, kindOf: KindOf): EarlyFiles => {
  const uploads = [...keptIn(draft)].map(([key, kept]): [string, Upload] => {
    const upload = newUpload(key, kept.name, kindOf(key));
    return 'fileId' in kept
      ? [key, { ...upload, state: 'processing', fileId: kept.fileId }]
      : [key, { ...upload, state: 'left', fingerprint: kept.fingerprint }];
  });
  return Object.fromEntries(uploads);
};

const textsOf = (files: ReadonlyMap<string, Kept>): Map<string, string> =>
  new Map([...files].map(([key, kept]) => [key, JSON.stringify(kept)]));

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);

/**
 * Keeps what has to be known of a form's files after a reload. Another tab may stand at the same form: only what has
 * changed here is written, and what is there of others stays.
 */
export const earlyDraftKeeper = (draft: string) => {
  const writerId = accountHere();
  /** As this tab has read or written them last. */
  let known = textsOf(keptIn(draft));

  /** `sources` are the fingerprints of what was chosen in this tab. What was refused is chosen anew. */
  return (files: EarlyFiles, sources: ReadonlyMap<string, string>): void => {
    // Signing out has cleared the storage: nothing of the account is written again.
    if (accountHere() !== writerId) return;
    const own = new Map<string, Kept>();
    for (const { key, name, state, fileId, fingerprint } of Object.values(files)) {
      if (state === 'failed') continue;
      own.set(key, fileId ? { name, fileId } : { name, fingerprint: fingerprint ?? sources.get(key) ?? '' });
    }
    const texts = textsOf(own);
    if (isSame(texts, known)) return;
    const kept = keptIn(draft);
    const stored = textsOf(kept);
    // Another tab may have replaced it since: only an own entry is removed.
    for (const [key, text] of known) if (!own.has(key) && stored.get(key) === text) kept.delete(key);
    for (const [key, file] of own) if (texts.get(key) !== known.get(key)) kept.set(key, file);
    known = texts;
    if (kept.size === 0) forgetDraft(draft);
    else keepDraft(draft, Object.fromEntries(kept));
  };
};
