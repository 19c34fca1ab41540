import os from 'node:os';

const GIGABYTE = 1024 ** 3;
/** In bytes: from here on members' pages are drawn too. A machine that is sold with four gigabytes tells of a little less. */
const ENOUGH_FOR_MEMBERS = 3.5 * GIGABYTE;
/** The heap of one renderer at its bound. */
const RENDERER = GIGABYTE / 4;
/** All renderers together, at their bounds. */
const SHARE = 1 / 4;

/** The shell alone, and with each of the remotes that are drawn: one that leaves has to be started again. */
const LEAST = 6;
/** Those, and as many again of a canary's or an older version's. */
const MOST = 12;

/** Bytes that this process could take in all: the machine's, or the container's where that has a bound. */
export const memoryHere = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);

/** Whether there is room for the renderers of members' pages. @param memory in bytes */
export const isEnoughForMembers = (memory: number): boolean => memory >= ENOUGH_FOR_MEMBERS;

/** How many renderers may live at a time. @param memory in bytes */
export const renderersFor = (memory: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.floor((memory * SHARE) / RENDERER)));
