import { processedStatus, type UploadFact, type UploadState, type UploadStatus } from './upload-status.ts';

/**
 * Effects: wait for a slot, or free it; send from where it stopped, or stop sending; retry at a time, or never by
 * itself; follow the processing, when the bytes are not needed any more.
 */
export type UploadEffect =
  'acquireSlot' | 'releaseSlot' | 'send' | 'stopSending' | 'stopRetrying' | 'follow' | { retryAt: number };

export interface Step {
  status: UploadStatus;
  effects: readonly UploadEffect[];
}

/** Milliseconds before a retry while the browser is online without getting an answer; then twice that. */
const RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 120_000;

type Fact<Type extends UploadFact['type']> = Extract<UploadFact, { type: Type }>;
type Transitions = { [Type in UploadFact['type']]?: (before: UploadStatus, fact: Fact<Type>) => Step };

const step = (status: UploadStatus, ...effects: UploadEffect[]): Step => ({ status, effects });

const begun = (before: UploadStatus, { isOnline }: Fact<'begun'>): Step =>
  isOnline ? step({ ...before, state: 'queued' }, 'acquireSlot') : step({ ...before, state: 'waiting' });
const resumed = (before: UploadStatus): Step => {
  // A single request begins anew.
  const progress = before.isResumable ? before.progress : 0;
  return step({ ...before, state: 'queued', error: null, progress }, 'stopRetrying', 'acquireSlot');
};
const arrived = (before: UploadStatus, { fileId }: Fact<'arrived'>): Step =>
  step({ ...before, state: 'processing', progress: 0, error: null, fileId }, 'releaseSlot', 'stopRetrying', 'follow');
const paused = (before: UploadStatus): Step => step({ ...before, state: 'paused', error: null }, 'stopRetrying');
const stopped = (state: 'paused' | 'waiting') => (before: UploadStatus) =>
  step({ ...before, state, error: null }, 'releaseSlot', 'stopSending');
const retried = (before: UploadStatus): Step => step(before, { retryAt: before.notBefore });

const lost = (before: UploadStatus, { error, retryAfterMs, isOnline, now }: Fact<'lost'>): Step => {
  // While online, the owner decides whether to send all of it again.
  if (!before.isResumable && isOnline) return step({ ...before, state: 'cut', error }, 'releaseSlot');
  const after = { ...before, state: 'waiting', error: null, notBefore: now + retryAfterMs } as const;
  if (!isOnline) return step(after, 'releaseSlot');
  const retryAt = Math.max(now + Math.min(RETRY_MS * 2 ** before.attempts, LONGEST_RETRY_MS), after.notBefore);
  return step({ ...after, attempts: before.attempts + 1 }, 'releaseSlot', { retryAt });
};

/** By state and fact; other combinations change nothing. */
const TRANSITIONS: Record<UploadState, Transitions> = {
  queued: {
    begun,
    slotAcquired: (before) => step({ ...before, state: 'sending' }, 'send'),
    arrived,
    paused: stopped('paused'),
    wentOffline: stopped('waiting'),
  },
  sending: {
    progressed: (before, { share }) => step({ ...before, progress: share }),
    arrived,
    lost,
    refused: (before, { error }) => step({ ...before, state: 'failed', error }, 'releaseSlot'),
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
  // When the same file has been selected again.
  left: { begun },
  processing: {
    processed: (before, fact) => step({ ...before, ...processedStatus(fact) }),
    gone: (before, { error }) => step({ ...before, state: 'failed', error }),
  },
  ready: {},
  // Failed processing is final; a refused file may be accepted later, for example when there is space.
  failed: { resumed: (before) => (before.fileId === null ? resumed(before) : step(before)) },
};

/** The state after a fact, and its effects. */
export const nextStep = (before: UploadStatus, fact: UploadFact): Step => {
  const transition = TRANSITIONS[before.state][fact.type] as
    ((before: UploadStatus, fact: UploadFact) => Step) | undefined;
  return transition ? transition(before, fact) : step(before);
};
