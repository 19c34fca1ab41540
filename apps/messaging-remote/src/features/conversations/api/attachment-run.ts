import type { MediaFile } from '@barg/api-client/models';
import { toQueryError } from '@barg/session';
import {
  runRequest,
  startRequest,
  type RunningUpload,
  type SendOptions,
  type UploadChange,
} from '@barg/session/uploads';
import type { StoringChange } from '../state/attachments-slice.ts';

/** Statuses of files that are not what they should be; others may pass later, as when there is space again. */
const UNFIT: readonly number[] = [415, 422];

interface Start {
  send: (options: SendOptions) => Promise<MediaFile>;
  /** Lets other tabs know that it is under way. */
  hold: () => () => void;
  change: (values: StoringChange) => void;
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
        change(this.#explained(values));
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

  #explained(values: UploadChange): StoringChange {
    if (values.state !== 'failed') return values;
    return { ...values, isUnfit: UNFIT.includes(toQueryError(this.#failure).statusCode) };
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
