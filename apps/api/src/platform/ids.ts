import { v7 } from 'uuid';

/** A new UUIDv7: sorts by the time it was made (or by `at`, for history), so ids serve as cursors. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());
