import type { RunningUpload, UploadChange } from './run-upload.ts';
import type { Upload } from './upload.ts';

/** Towards the first file, or away from it. */
export type Step = -1 | 1;

/** What goes on with a file: it can be stopped, and more where its bytes are sent from here. */
export type Running = Pick<RunningUpload, 'stop'> & Partial<RunningUpload>;

/**
 * Files on their way, in their order, and what is going on with each. Whoever shows them subscribes; a snapshot is the
 * same array until something has changed.
 */
export class UploadList {
  readonly #atServer: readonly Upload[];
  #uploads: readonly Upload[];
  readonly #listeners = new Set<() => void>();
  /** Until it is over, what changes is told together. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isUntold = false;
  readonly #running = new Map<string, Running>();
  readonly #previews = new Map<string, string>();

  /** @param atServer what a server would draw: it knows nothing of what is kept on the device */
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

  /** Puts a file at its place, instead of what stands there, or behind the others. */
  put(upload: Upload): void {
    const at = this.#uploads.findIndex(({ key }) => key === upload.key);
    this.#set(at < 0 ? [...this.#uploads, upload] : this.#uploads.with(at, upload));
  }

  /** Puts those behind the others that are not there yet. */
  add(uploads: readonly Upload[]): void {
    const fresh = uploads.filter(({ key }) => !this.get(key));
    if (fresh.length > 0) this.#set([...this.#uploads, ...fresh]);
  }

  /** Of what is there no more nothing is told. A change is told at once, and those that follow it in a burst together. */
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

  /** A local address of a chosen picture, good until {@link end}; null of anything else. */
  preview(key: string, source: File): string | null {
    if (source.type.startsWith('image/')) this.#previews.set(key, URL.createObjectURL(source));
    return this.#previews.get(key) ?? null;
  }

  run(key: string, running: Running): void {
    this.#running.set(key, running);
  }

  readonly pause = (key: string): void => this.#running.get(key)?.pause?.();
  readonly resume = (key: string): void => this.#running.get(key)?.resume?.();

  /** Nothing more is told of a file; what has arrived of it stays at the server. */
  stop(key: string): void {
    this.#running.get(key)?.stop();
  }

  /** Ends what goes on with a file, `cancel` for good; it stands in the list as it is. */
  end(key: string, how: 'stop' | 'cancel'): void {
    const running = this.#running.get(key);
    if (how === 'cancel' && running?.cancel) running.cancel();
    else running?.stop();
    this.#running.delete(key);
    const address = this.#previews.get(key);
    if (address) URL.revokeObjectURL(address);
    this.#previews.delete(key);
  }

  /** Ends what goes on with some files, and takes them out. */
  remove(keys: readonly string[], how: 'stop' | 'cancel'): void {
    for (const key of keys) this.end(key, how);
    this.#set(this.#uploads.filter(({ key }) => !keys.includes(key)));
  }

  /** Whoever showed them is gone. */
  readonly endAll = (): void => {
    for (const key of [...this.#running.keys()]) this.end(key, 'stop');
  };
}
