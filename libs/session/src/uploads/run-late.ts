import type { RunningUpload, UploadChange } from './run-upload.ts';

/** Milliseconds until the upload's code is requested again, whether online or not. */
const RETRY_MS = 15_000;

interface Start {
  /** Loads the code that runs an upload. */
  load: () => Promise<() => RunningUpload>;
  change: (values: UploadChange) => void;
  /** Deletes at the server what it has of the file. */
  forget: () => void;
}

const whenToRetry = (act: () => void): (() => void) => {
  const timer = setTimeout(act, RETRY_MS);
  addEventListener('online', act, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('online', act);
  };
};

/**
 * Runs an upload by code that is loaded with the first file. While that fails nothing is sent: the file waits as
 * without a network.
 */
export const runLate = ({ load, change, forget }: Start): RunningUpload => {
  let running: RunningUpload | null = null;
  let isWanted = true;
  let stopRetrying = () => {};
  const begin = (): void => {
    stopRetrying();
    load().then(
      (run) => {
        if (isWanted) running ??= run();
      },
      () => {
        if (!isWanted || running) return;
        change({ state: 'waiting' });
        stopRetrying();
        stopRetrying = whenToRetry(begin);
      },
    );
  };
  const leave = (): void => {
    isWanted = false;
    stopRetrying();
  };
  begin();
  return {
    pause: () => {
      if (running) return running.pause();
      leave();
      change({ state: 'paused' });
    },
    resume: () => {
      if (running) return running.resume();
      isWanted = true;
      change({ state: 'queued' });
      begin();
    },
    stop: () => {
      leave();
      running?.stop();
    },
    cancel: () => {
      leave();
      if (running) running.cancel();
      else forget();
    },
  };
};
