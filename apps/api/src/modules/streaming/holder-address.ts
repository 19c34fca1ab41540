import { newId } from '../../platform/ids.ts';

const BETWEEN = ' ';

/** The id of a process's heartbeat as a holder of streams. It ends with the address at which other processes reach it. */
export const newHolder = (internalUrl: string | undefined): string =>
  internalUrl === undefined ? newId() : `${newId()}${BETWEEN}${internalUrl}`;

/** Holds the streams of an engine outside, which all processes speak to. */
export const OUTSIDE_HOLDER = 'outside';

/** Where a holder is reached; null where it does not say. */
export const addressOf = (holder: string): string | null => holder.split(BETWEEN)[1] ?? null;
