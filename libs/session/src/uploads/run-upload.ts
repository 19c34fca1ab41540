import { toQueryError } from '@barg/session';
import { nextStep, type UploadEffect } from './upload-machine.ts';
import { chosenStatus, type UploadFact, type UploadStatus } from './upload-status.ts';
import type { Transfer, TransferEvents } from './transfer.ts';
import type { UploadPorts } from './upload-ports.ts';

export interface RunningUpload {
  pause(): void;
  resume(): void;
  /** Stops it; the server keeps what has arrived. */
  stop(): void;
  /** Ends it for good. */
  cancel(): void;
}

/** A change of an upload's state. */
export type UploadChange = Partial<UploadStatus> & { acceptedKinds?: string };

interface Start {
  isResumable: boolean;
  /** It was begun earlier: the server has a part of it. */
  wasLeft: boolean;
  ports: UploadPorts;
  /** Reports a change. */
  change: (values: UploadChange) => void;
}

const none = () => {};

const changesBetween = (before: UploadStatus, after: UploadStatus): Partial<UploadStatus> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof UploadStatus]));

/**
 * Runs one upload to its end: sent, and followed until it is processed. `upload-machine.ts` decides the effects of each
 * fact; the ports carry them out.
 */
export const runUpload = ({ isResumable, wasLeft, ports, change }: Start): RunningUpload => {
  let status: UploadStatus = { ...chosenStatus(isResumable), ...(wasLeft && { state: 'left' }) };
  let isOver = false;
  let transfer: Transfer | null = null;
  let [releaseSlot, stopRetrying, stopFollowing] = [none, none, none];
  const release = ports.hold();

  const tell = (fact: UploadFact): void => {
    if (isOver) return;
    const { status: after, effects } = nextStep(status, fact);
    const changes = changesBetween(status, after);
    status = after;
    if (Object.keys(changes).length > 0) change(changes);
    // A subscriber may have ended it.
    if (!isOver) effects.forEach(perform);
  };
  const fail = (failure: unknown, isPassing: boolean): void => {
    const { statusCode, message, retryAfterMs = 0 } = toQueryError(failure);
    const error = message || null;
    if (!isPassing) {
      tell({ type: 'refused', error });
      if (statusCode !== 415) return;
      void ports.acceptedKinds?.().then((acceptedKinds) => !isOver && acceptedKinds && change({ acceptedKinds }));
      return;
    }
    const { clock, line } = ports;
    tell({ type: 'lost', error, retryAfterMs, isOnline: line.isUp(), now: clock.now() });
  };
  const events: TransferEvents = {
    onProgress: (share) => tell({ type: 'progressed', share }),
    onArrived: (fileId) => tell({ type: 'arrived', fileId }),
    onFailed: fail,
  };
  const send = (): void => {
    if (transfer) transfer.resume();
    else transfer = ports.send(events);
  };
  const actions = {
    acquireSlot: () => {
      releaseSlot();
      releaseSlot = ports.acquireSlot(() => tell({ type: 'slotAcquired' }));
    },
    releaseSlot: () => releaseSlot(),
    send,
    stopSending: () => transfer?.pause(),
    stopRetrying: () => stopRetrying(),
    follow: () => {
      stopHearing();
      release();
      if (status.fileId) stopFollowing = ports.follow(status.fileId, tell);
    },
  };
  const perform = (effect: UploadEffect): void => {
    if (typeof effect === 'string') return actions[effect]();
    stopRetrying();
    const wait = Math.max(0, effect.retryAt - ports.clock.now());
    stopRetrying = ports.clock.after(wait, () => tell({ type: 'retryDue' }));
  };
  const stopHearing = ports.line.hear((isUp) => tell({ type: isUp ? 'cameOnline' : 'wentOffline' }));

  change({ isResumable });
  tell({ type: 'begun', isOnline: ports.line.isUp() });

  const end = (): void => {
    isOver = true;
    for (const undo of [releaseSlot, stopRetrying, stopFollowing, stopHearing, release]) undo();
  };
  return {
    pause: () => tell({ type: 'paused' }),
    resume: () => tell({ type: 'resumed' }),
    stop: () => {
      end();
      actions.stopSending();
    },
    cancel: () => {
      end();
      if (transfer) transfer.cancel();
      // It waits for its turn: the server has what arrived earlier.
      else ports.forget();
    },
  };
};
