import { followFile } from './follow-file.ts';
import { acquireSlot } from './semaphore.ts';
import type { Transfer, TransferEvents } from './transfer.ts';
import type { UploadFact } from './upload-status.ts';

type Undo = () => void;

/** The interfaces of an upload to its environment. */
export interface UploadPorts {
  clock: { now: () => number; after: (wait: number, act: () => void) => Undo };
  line: { isUp: () => boolean; hear: (tell: (isUp: boolean) => void) => Undo };
  /** Begins when a slot is free; returns how to free it. */
  acquireSlot: (begin: () => void) => Undo;
  send: (events: TransferEvents) => Transfer;
  /** Reports the processing of the resulting file. */
  follow: (fileId: string, tell: (fact: UploadFact) => void) => Undo;
  /** Shows other tabs that it is running. */
  hold: () => Undo;
  /** Deletes at the server what it has of the file. */
  forget: () => void;
  /** The accepted kinds of files, as text. */
  acceptedKinds?: () => Promise<string | undefined>;
}

const clock: UploadPorts['clock'] = {
  now: () => Date.now(),
  after: (wait, act) => {
    const timer = setTimeout(act, wait);
    return () => clearTimeout(timer);
  },
};

const line: UploadPorts['line'] = {
  isUp: () => navigator.onLine,
  hear: (tell) => {
    const hearing = new AbortController();
    addEventListener('online', () => tell(true), hearing);
    addEventListener('offline', () => tell(false), hearing);
    return () => hearing.abort();
  },
};

/** The ports that are the same on all pages; remotes say what is sent where, and under which name. */
export const pagePorts = { clock, line, acquireSlot, follow: followFile };
