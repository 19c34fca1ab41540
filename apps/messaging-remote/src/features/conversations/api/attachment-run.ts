import type { MediaFile } from '@barg/api-client/models';
import {
  runRequest,
  startRequest,
  type RunningUpload,
  type SendOptions,
  type UploadChange,
} from '@barg/session/uploads';

interface Start {
  send: (options: SendOptions) => Promise<MediaFile>;
  /** Lets other tabs know that it is under way. */
  hold: () => () => void;
  change: (values: UploadChange) => void;
}

interface Attempt {
  fileId: Promise<string>;
  arrive: (fileId: string) => void;
  fail: (failure: unknown) => void;
}

const newAttempt = (): Attempt => {
  const ends: Partial<Attempt> = {};
  const fileId = new Promise<string>((arrive, fail) => Object.assign(ends, { arrive, fail }));
  return { ...ends, fileId } as Attempt;
};

/** A file of a message on its way, for which the message waits. */
export class AttachmentRun {
  readonly #upload: RunningUpload;
  /** None after one has failed. */
  #attempt: Attempt | null = newAttempt();
  #failure: unknown = new Error('what is to be sent was taken back');

  constructor({ send, hold, change }: Start) {
    this.#upload = runRequest({
      request: send,
      change: (values) => {
        change(values);
        this.#settle(values);
      },
      hold,
      send: (events) => startRequest(send, { ...events, onFailed: (...told) => this.#fail(told, events.onFailed) }),
      // What becomes of it is watched where its message shows it.
      follow: () => () => undefined,
    });
  }

  #fail(told: [failure: unknown, isPassing: boolean], tell: (...told: [unknown, boolean]) => void): void {
    [this.#failure] = told;
    tell(...told);
  }

  #settle({ state, fileId }: UploadChange): void {
    if (fileId) this.#attempt?.arrive(fileId);
    if (state !== 'failed' && state !== 'cut') return;
    this.#attempt?.fail(this.#failure);
    this.#attempt = null;
  }

  /** Answers its id once it has arrived; after a failure it is sent again. @throws ApiError */
  arrival(): Promise<string> {
    if (this.#attempt) return this.#attempt.fileId;
    this.#attempt = newAttempt();
    const { fileId } = this.#attempt;
    this.#upload.resume();
    return fileId;
  }

  cancel(): void {
    this.#upload.cancel();
    this.#attempt?.fail(this.#failure);
  }
}
