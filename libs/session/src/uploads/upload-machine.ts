import { processedStatus, type UploadFact, type UploadState, type UploadStatus } from './upload-status.ts';

/**
 * What is to be done: wait for a turn, or give it back; send, on from where it was, or stop sending; try again at a
 * moment, or no longer by itself; follow the file while it is processed, the bytes being no matter any more.
 */
export type UploadEffect =
  'takeTurn' | 'leaveTurn' | 'send' | 'stopSending' | 'stopRetrying' | 'follow' | { retryAt: number };

export interface Step {
  status: UploadStatus;
  effects: readonly UploadEffect[];
}

/** Where the browser knows of a line, and no answer came all the same, it is tried again after so long, then twice that. */
const RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 120_000;

type Fact<Type extends UploadFact['type']> = Extract<UploadFact, { type: Type }>;
type Transitions = { [Type in UploadFact['type']]?: (before: UploadStatus, fact: Fact<Type>) => Step };

const step = (status: UploadStatus, ...effects: UploadEffect[]): Step => ({ status, effects });

const begun = (before: UploadStatus, { isOnline }: Fact<'begun'>): Step =>
  isOnline ? step({ ...before, state: 'queued' }, 'takeTurn') : step({ ...before, state: 'waiting' });
const resumed = (before: UploadStatus): Step => {
  // What travels as a whole begins anew.
  const progress = before.isResumable ? before.progress : 0;
  return step({ ...before, state: 'queued', error: null, progress }, 'stopRetrying', 'takeTurn');
};
const arrived = (before: UploadStatus, { fileId }: Fact<'arrived'>): Step =>
  step({ ...before, state: 'processing', progress: 0, error: null, fileId }, 'leaveTurn', 'stopRetrying', 'follow');
const paused = (before: UploadStatus): Step => step({ ...before, state: 'paused', error: null }, 'stopRetrying');
const stopped = (state: 'paused' | 'waiting') => (before: UploadStatus) =>
  step({ ...before, state, error: null }, 'leaveTurn', 'stopSending');
const retried = (before: UploadStatus): Step => step(before, { retryAt: before.notBefore });

const lost = (before: UploadStatus, { error, retryAfterMs, isOnline, now }: Fact<'lost'>): Step => {
  // While there is a line, to send all of it once more is for its owner to decide.
  if (!before.isResumable && isOnline) return step({ ...before, state: 'cut', error }, 'leaveTurn');
  const after = { ...before, state: 'waiting', error: null, notBefore: now + retryAfterMs } as const;
  if (!isOnline) return step(after, 'leaveTurn');
  const retryAt = Math.max(now + Math.min(RETRY_MS * 2 ** before.attempts, LONGEST_RETRY_MS), after.notBefore);
  return step({ ...after, attempts: before.attempts + 1 }, 'leaveTurn', { retryAt });
};

/** By state and fact; what stands nowhere changes nothing. */
const TRANSITIONS: Record<UploadState, Transitions> = {
  queued: {
    begun,
    turnCame: (before) => step({ ...before, state: 'sending' }, 'send'),
    arrived,
    paused: stopped('paused'),
    wentOffline: stopped('waiting'),
  },
  sending: {
    progressed: (before, { share }) => step({ ...before, progress: share }),
    arrived,
    lost,
    refused: (before, { error }) => step({ ...before, state: 'failed', error }, 'leaveTurn'),
    paused: stopped('paused'),
    wentOffline: stopped('waiting'),
  },
  waiting: {
    arrived,
    paused,
    resumed,
    retryDue: resumed,
    cameOnline: retried,
    wentOffline: (before) => step(before, 'stopRetrying'),
  },
  paused: { arrived, resumed },
  cut: { resumed, retryDue: resumed, cameOnline: retried, wentOffline: (before) => step(before, 'stopRetrying') },
  // Once the same file has been picked again.
  left: { begun },
  processing: {
    processed: (before, fact) => step({ ...before, ...processedStatus(fact) }),
    gone: (before, { error }) => step({ ...before, state: 'failed', error }),
  },
  ready: {},
  // What was made of nothing stays so; what was not taken may be once there is room for it, say.
  failed: { resumed: (before) => (before.fileId === null ? resumed(before) : step(before)) },
};

/** How far a file is after a fact, and what is to be done about it. */
export const nextStep = (before: UploadStatus, fact: UploadFact): Step => {
  const transition = TRANSITIONS[before.state][fact.type] as
    ((before: UploadStatus, fact: UploadFact) => Step) | undefined;
  return transition ? transition(before, fact) : step(before);
};
