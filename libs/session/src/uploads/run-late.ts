import type { RunningUpload, UploadChange } from './run-upload.ts';

/** After so long what runs an upload is asked for again, with or without news of the line. */
const RETRY_MS = 15_000;

interface Start {
  /** Loads what runs an upload. */
  load: () => Promise<() => RunningUpload>;
  change: (values: UploadChange) => void;
  /** Has the server forget what it has of it from earlier. */
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
 * Runs an upload by code that comes with the first file. Where that does not come nothing has left yet: the file waits
 * as it does for the line.
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
