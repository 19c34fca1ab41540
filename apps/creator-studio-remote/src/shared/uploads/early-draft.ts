import { newIdempotencyKey } from '@barg/api-client/http';
import type { UploadType } from '@barg/api-client/models';
import { accountHere } from '@barg/session';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { heldNames, holdName, newUpload, type Upload } from '@barg/session/uploads';
import { tabNames } from './tab-names.ts';

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

/** Names in the order in which a form takes them: first those that this tab had, and of each the newest first. */
const byClaim = (names: readonly string[], own: ReadonlySet<string>): string[] => {
  const newestFirst = names.toReversed();
  return [...newestFirst.filter((name) => own.has(name)), ...newestFirst.filter((name) => !own.has(name))];
};

/**
 * What has to be known of a form's files after a reload. The same form may stand in several tabs: each holds its own
 * files while it is open, writes only what has changed there, finds its own again after a reload, and takes over what no
 * open form holds.
 */
export class EarlyDraft {
  readonly #draft: string;
  readonly #writerId = accountHere();
  readonly #tab: ReturnType<typeof tabNames>;
  /** The stored names that this tab had as the form was opened. */
  readonly #before: ReadonlySet<string>;
  /** The stored names of this form's files, by key. */
  readonly #names = new Map<string, string>();
  /** As this form has read or written them last, by stored name. */
  #known = new Map<string, string>();
  readonly #holds = new Map<string, () => void>();

  constructor(draft: string) {
    this.#draft = draft;
    this.#tab = tabNames(draft, this.#writerId);
    this.#before = this.#tab.read();
  }

  /**
   * Takes over the files from before a reload: uploaded ones as they are, others to be resumed when the same file is
   * chosen. Of a place that has been filled meanwhile, nothing. Where several were left for one place, what this tab had
   * there, or else the newest; what nobody can be given after that is dropped.
   */
  async take(kindOf: KindOf, isFilled: (key: string) => boolean = () => false): Promise<Upload[]> {
    // A form that has just been left, in this page, lets go of its files by then.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const held = await heldNames();
    if (accountHere() !== this.#writerId) return [];
    const kept = keptIn(this.#draft);
    const left = [...kept.keys()].filter((name) => !held.has(this.#lockOf(name)));
    const own = new Set(left.filter((name) => this.#before.has(name)));
    const taken = new Set<string>();
    const passedOver = new Set<string>();
    for (const name of byClaim(left, own)) {
      const key = keyIn(name);
      const instead = this.#names.get(key);
      if (instead === undefined) {
        if (isFilled(key)) continue;
        this.#names.set(key, name);
        taken.add(name);
        // Beside its own, the file of another tab stays: that one may be reloaded as well.
      } else if (instead !== name && (own.has(name) || (taken.has(instead) && !own.has(instead)))) passedOver.add(name);
    }
    for (const name of passedOver) kept.delete(name);
    if (passedOver.size > 0) this.#store(kept);
    return this.#takeOver(new Map([...kept].filter(([name]) => taken.has(name))), kindOf);
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
    for (const [place, file] of own) {
      if (texts.get(place) === this.#known.get(place)) continue;
      // Another file in the same place is a newer one than all that are stored.
      if (kept.get(place)?.name !== file.name) kept.delete(place);
      kept.set(place, file);
    }
    this.#known = texts;
    this.#tab.write(texts.keys());
    this.#store(kept);
  }

  /** The form is left: another may take over its files. */
  letGo(): void {
    for (const release of this.#holds.values()) release();
    this.#holds.clear();
  }

  #takeOver(files: ReadonlyMap<string, Kept>, kindOf: KindOf): Upload[] {
    const uploads: Upload[] = [];
    for (const [name, kept] of files) {
      this.#known.set(name, JSON.stringify(kept));
      this.#hold(name);
      uploads.push(uploadFrom(keyIn(name), kept, kindOf(keyIn(name))));
    }
    if (files.size > 0) this.#tab.write(this.#known.keys());
    return uploads;
  }

  #store(kept: ReadonlyMap<string, Kept>): void {
    if (kept.size === 0) forgetDraft(this.#draft);
    else keepDraft(this.#draft, Object.fromEntries(kept));
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
