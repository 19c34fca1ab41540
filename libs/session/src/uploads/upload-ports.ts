import { followFile } from './follow-file.ts';
import { acquireSlot } from './semaphore.ts';
import type { Transfer, TransferEvents } from './transfer.ts';
import type { UploadFact } from './upload-status.ts';

type Undo = () => void;

/** What an upload needs of the world around it. */
export interface UploadPorts {
  clock: { now: () => number; after: (wait: number, act: () => void) => Undo };
  line: { isUp: () => boolean; hear: (tell: (isUp: boolean) => void) => Undo };
  /** Begins once it is its turn among those that leave at once; the answer gives the turn back. */
  takeTurn: (begin: () => void) => Undo;
  send: (events: TransferEvents) => Transfer;
  /** Tells how far the file is that was made of it. */
  follow: (fileId: string, tell: (fact: UploadFact) => void) => Undo;
  /** Lets other tabs know that it is under way. */
  hold: () => Undo;
  /** Has the server forget what it has of it from earlier. */
  forget: () => void;
  /** Which kinds would have been taken, in words. */
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

/** What every page in a browser has; what is sent where, and known by which name, is for each remote to say. */
export const pagePorts = { clock, line, takeTurn: acquireSlot, follow: followFile };
