import { newIdempotencyKey } from '@barg/api-client/http';
import type { UploadType } from '@barg/api-client/models';
import { accountHere } from '@barg/session';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { heldNames, holdName, newUpload, type Upload } from '@barg/session/uploads';

/** By its place in the form, or by a key of its own where there are several; in the order in which they were chosen. */
export type EarlyFiles = Record<string, Upload>;

/** The upload type of a file, by its key. */
export type KindOf = (key: string) => UploadType;

/** What is stored of a file for a reload: its id at the server, or the fingerprint by which it is recognised. */
type Kept = { name: string } & ({ fileId: string } | { fingerprint: string });

/** A name as it is stored: the file's key, with a mark behind it where another form has a file of that key. */
const keyIn = (name: string): string => name.split('~', 1)[0] ?? name;

/** By stored name. Another version of the page may have written it. */
const keptIn = (draft: string): Map<string, Kept> => {
  const stored = (readDraft(draft) ?? {}) as Record<
    string,
    Partial<Record<'name' | 'fileId' | 'fingerprint', unknown>>
  >;
  const files = new Map<string, Kept>();
  for (const [place, { name, fileId, fingerprint }] of Object.entries(stored)) {
    if (typeof name !== 'string') continue;
    if (typeof fileId === 'string') files.set(place, { name, fileId });
    else files.set(place, { name, fingerprint: typeof fingerprint === 'string' ? fingerprint : '' });
  }
  return files;
};

const uploadFrom = (key: string, kept: Kept, kind: UploadType): Upload => {
  const upload = newUpload(key, kept.name, kind);
  return 'fileId' in kept
    ? { ...upload, state: 'processing', fileId: kept.fileId }
    : { ...upload, state: 'left', fingerprint: kept.fingerprint };
};

const textsOf = (files: ReadonlyMap<string, Kept>): Map<string, string> =>
  new Map([...files].map(([place, kept]) => [place, JSON.stringify(kept)]));

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([place, text]) => other.get(place) === text);

/**
 * What has to be known of a form's files after a reload. The same form may stand in several tabs: each holds its own
 * files while it is open, writes only what has changed there, and takes over what no open form holds.
 */
export class EarlyDraft {
  readonly #draft: string;
  readonly #writerId = accountHere();
  /** The stored names of this form's files, by key. */
  readonly #names = new Map<string, string>();
  /** As this form has read or written them last, by stored name. */
  #known = new Map<string, string>();
  readonly #holds = new Map<string, () => void>();

  constructor(draft: string) {
    this.#draft = draft;
  }

  /**
   * Takes over the files from before a reload: uploaded ones as they are, others to be resumed when the same file is
   * chosen. Of a place that has been filled meanwhile, nothing.
   */
  async take(kindOf: KindOf, isFilled: (key: string) => boolean = () => false): Promise<Upload[]> {
    // A form that has just been left, in this page, lets go of its files by then.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const held = await heldNames();
    if (accountHere() !== this.#writerId) return [];
    const taken: Upload[] = [];
    for (const [name, kept] of keptIn(this.#draft)) {
      const key = keyIn(name);
      if (held.has(this.#lockOf(name)) || this.#names.has(key) || isFilled(key)) continue;
      this.#names.set(key, name);
      this.#known.set(name, JSON.stringify(kept));
      this.#hold(name);
      taken.push(uploadFrom(key, kept, kindOf(key)));
    }
    return taken;
  }

  /** `sources` are the fingerprints of what was chosen in this tab. What was refused is chosen anew. */
  keep(files: EarlyFiles, sources: ReadonlyMap<string, string>): void {
    // Signing out has cleared the storage: nothing of the account is written again.
    if (accountHere() !== this.#writerId) return;
    const kept = keptIn(this.#draft);
    const own = new Map<string, Kept>();
    for (const { key, name, state, fileId, fingerprint } of Object.values(files)) {
      if (state === 'failed') continue;
      const place = this.#nameFor(key, kept);
      this.#hold(place);
      own.set(place, fileId ? { name, fileId } : { name, fingerprint: fingerprint ?? sources.get(key) ?? '' });
    }
    const texts = textsOf(own);
    if (isSame(texts, this.#known)) return;
    const stored = textsOf(kept);
    // Another tab may have replaced it since: only an own entry is removed.
    for (const [place, text] of this.#known) if (!own.has(place) && stored.get(place) === text) kept.delete(place);
    for (const [place, file] of own) if (texts.get(place) !== this.#known.get(place)) kept.set(place, file);
    this.#known = texts;
    if (kept.size === 0) forgetDraft(this.#draft);
    else keepDraft(this.#draft, Object.fromEntries(kept));
  }

  /** The form is left: another may take over its files. */
  letGo(): void {
    for (const release of this.#holds.values()) release();
    this.#holds.clear();
  }

  /** The key itself, unless another form has a file of that key. */
  #nameFor(key: string, kept: ReadonlyMap<string, Kept>): string {
    const name = this.#names.get(key) ?? (kept.has(key) ? `${key}~${newIdempotencyKey()}` : key);
    this.#names.set(key, name);
    return name;
  }

  #lockOf(name: string): string {
    return `barg-early-file ${this.#draft} ${name}`;
  }

  #hold(name: string): void {
    if (!this.#holds.has(name)) this.#holds.set(name, holdName(this.#lockOf(name)));
  }
}
