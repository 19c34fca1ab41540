import type { RunningUpload, UploadChange } from './run-upload.ts';
import type { Upload } from './upload.ts';

/** Towards the first file, or away from it. */
export type Step = -1 | 1;

/** What runs for a file: it can be stopped, and more if its bytes are sent from here. */
export type Running = Pick<RunningUpload, 'stop'> & Partial<RunningUpload>;

/**
 * Uploads in their order, with what runs for each. Components subscribe; a snapshot is the same array until something
 * changes.
 */
export class UploadList {
  readonly #atServer: readonly Upload[];
  #uploads: readonly Upload[];
  readonly #listeners = new Set<() => void>();
  /** Until it fires, changes are reported together. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isUntold = false;
  readonly #running = new Map<string, Running>();
  readonly #previews = new Map<string, string>();

  /** @param atServer the server's rendering, which knows nothing of the device's storage */
  constructor(initial: readonly Upload[], atServer = initial) {
    this.#uploads = initial;
    this.#atServer = atServer;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): readonly Upload[] => this.#uploads;
  readonly getServerSnapshot = (): readonly Upload[] => this.#atServer;

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    this.#tell();
  }

  #tell(): void {
    this.#isUntold = false;
    for (const listener of this.#listeners) listener();
  }

  readonly #tellRest = (): void => {
    this.#rest = undefined;
    if (this.#isUntold) this.#tell();
  };

  get(key: string): Upload | undefined {
    return this.#uploads.find((upload) => upload.key === key);
  }

  /** Replaces a file, or adds it at the end. */
  put(upload: Upload): void {
    const at = this.#uploads.findIndex(({ key }) => key === upload.key);
    this.#set(at < 0 ? [...this.#uploads, upload] : this.#uploads.with(at, upload));
  }

  /** Adds files that are not in the list yet. */
  add(uploads: readonly Upload[]): void {
    const fresh = uploads.filter(({ key }) => !this.get(key));
    if (fresh.length > 0) this.#set([...this.#uploads, ...fresh]);
  }

  /** Ignored for a removed file. The first change of a burst is reported at once, the others together. */
  readonly change = (key: string, values: Partial<Upload> | UploadChange): void => {
    if (!this.get(key)) return;
    this.#uploads = this.#uploads.map((it) => (it.key === key ? { ...it, ...values } : it));
    if (this.#rest !== undefined) this.#isUntold = true;
    else {
      this.#tell();
      this.#rest = setTimeout(this.#tellRest);
    }
  };

  readonly move = (key: string, by: Step): void => {
    const from = this.#uploads.findIndex((upload) => upload.key === key);
    const upload = this.#uploads[from];
    const isInside = from + by >= 0 && from + by < this.#uploads.length;
    if (upload && isInside) this.#set(this.#uploads.toSpliced(from, 1).toSpliced(from + by, 0, upload));
  };

  /** A local URL of a selected picture, valid until {@link end}; null for other files. */
  preview(key: string, source: File): string | null {
    if (source.type.startsWith('image/')) this.#previews.set(key, URL.createObjectURL(source));
    return this.#previews.get(key) ?? null;
  }

  run(key: string, running: Running): void {
    this.#running.set(key, running);
  }

  readonly pause = (key: string): void => this.#running.get(key)?.pause?.();
  readonly resume = (key: string): void => this.#running.get(key)?.resume?.();

  /** Stops reports about a file; the server keeps what has arrived. */
  stop(key: string): void {
    this.#running.get(key)?.stop();
  }

  /** Ends what runs for a file, `cancel` for good; the list keeps the file. */
  end(key: string, how: 'stop' | 'cancel'): void {
    const running = this.#running.get(key);
    if (how === 'cancel' && running?.cancel) running.cancel();
    else running?.stop();
    this.#running.delete(key);
    const address = this.#previews.get(key);
    if (address) URL.revokeObjectURL(address);
    this.#previews.delete(key);
  }

  /** Ends what runs for some files, and removes them. */
  remove(keys: readonly string[], how: 'stop' | 'cancel'): void {
    for (const key of keys) this.end(key, how);
    this.#set(this.#uploads.filter(({ key }) => !keys.includes(key)));
  }

  /** The component that showed them is unmounted. */
  readonly endAll = (): void => {
    for (const key of [...this.#running.keys()]) this.end(key, 'stop');
  };
}
