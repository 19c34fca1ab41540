import { createObservable } from '@barg/runtime/observable';
import { followFile } from './follow-file.ts';
import type { RunningUpload, UploadChange } from './run-upload.ts';
import { chosenStatus, isUnderWay, processedStatus, type UploadStatus } from './upload-status.ts';

type Running = Pick<RunningUpload, 'stop'>;

/** Starts an upload that reports changes; `leave` ends it without a report. */
type Begin = (change: (values: UploadChange) => void, leave: () => void) => Running;

interface UploadEvents {
  onArrived?: () => void;
  onReady: (status: UploadStatus) => void;
  /** It was refused, interrupted, or its processing failed. */
  onFailed?: (status: UploadStatus) => void;
}

/**
 * One file in one place: a new upload replaces a running one. Components subscribe; null while there is none, and when
 * it is ready.
 */
export class OneUpload {
  readonly #status = createObservable<UploadStatus | null>(null);
  #running: Running | null = null;
  /** Increases with every upload, so that reports of an earlier one are ignored. */
  #turn = 0;
  #settle: (hasArrived: boolean) => void = () => {};

  readonly subscribe = this.#status.subscribe;
  readonly getSnapshot = this.#status.get;
  readonly getServerSnapshot = (): null => null;

  /** Returns whether it has arrived; false when it was refused, interrupted or replaced. */
  run(begin: Begin, events: UploadEvents): Promise<boolean> {
    this.end();
    const arrived = new Promise<boolean>((resolve) => (this.#settle = resolve));
    this.#status.set(chosenStatus(false));
    this.#begin(begin, events);
    return arrived;
  }

  /** Follows a file that has arrived earlier, unless another upload is running. A deleted one is dropped silently. */
  follow(fileId: string, events: UploadEvents): void {
    const status = this.#status.get();
    if (status && isUnderWay([status])) return;
    this.#leave();
    this.#begin((change, leave) => {
      const stop = followFile(fileId, (fact) => (fact.type === 'processed' ? change(processedStatus(fact)) : leave()));
      return { stop };
    }, events);
  }

  #begin(begin: Begin, events: UploadEvents): void {
    const turn = (this.#turn += 1);
    const change = (values: UploadChange) => {
      if (turn === this.#turn) this.#change(values, events);
    };
    this.#running = begin(change, () => {
      if (turn === this.#turn) this.end();
    });
  }

  #change(values: UploadChange, { onArrived, onReady, onFailed }: UploadEvents): void {
    const status = { ...(this.#status.get() ?? chosenStatus(false)), ...values };
    this.#status.set(status.state === 'ready' ? null : status);
    if (values.fileId) {
      this.#settle(true);
      onArrived?.();
    }
    if (values.state === 'ready') onReady(status);
    if (values.state !== 'failed' && values.state !== 'cut') return;
    this.#settle(false);
    onFailed?.(status);
  }

  #leave(): void {
    this.#turn += 1;
    this.#running?.stop();
    this.#running = null;
    this.#settle(false);
  }

  /** Ends the upload. */
  readonly end = (): void => {
    this.#leave();
    if (this.#status.get()) this.#status.set(null);
  };
}
