/** Why nothing can be recorded: it was refused, there is no microphone, the browser cannot, or it broke off. */
export type RecorderFailure = 'refused' | 'no-microphone' | 'unsupported' | 'broken';

export interface RecorderState {
  /** `asking` for the microphone, `closing` while the last bytes come. */
  phase: 'asking' | 'recording' | 'paused' | 'closing' | 'recorded' | 'failed';
  failure: RecorderFailure | null;
  /** What was recorded, without the pauses. */
  elapsedMs: number;
  /** The latest levels, 0 to 1, the newest last. */
  levels: readonly number[];
  file: File | null;
  /** It ended by itself at the longest length. */
  isFull: boolean;
}

export const ASKING: RecorderState = {
  phase: 'asking',
  failure: null,
  elapsedMs: 0,
  levels: [],
  file: null,
  isFull: false,
};

const REASONS: Record<string, RecorderFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'no-microphone',
};

export const failureOf = (error: unknown): RecorderFailure =>
  (error instanceof Error ? REASONS[error.name] : undefined) ?? 'broken';
