import { DatabaseError, EnvironmentError, OperatorRefusedError } from '@barg/api';

const FORESEEN = [DatabaseError, EnvironmentError, OperatorRefusedError];

/** What to print of why a command failed: the sentence of what was foreseen, all that is known of the rest. */
export const explain = (error: unknown): unknown =>
  error instanceof Error && FORESEEN.some((kind) => error instanceof kind) ? error.message : error;
