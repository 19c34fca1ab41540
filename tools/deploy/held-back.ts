import type { ReleaseRef } from '@barg/releases';
import { DeployError } from './deploy-error.ts';
import { UNTIL_ALLOWED, whyWithdrawn } from './print.ts';
import type { PublishedChannel } from './site-client.ts';

/** Why visitors do not get what was published for them. */
interface HeldBack {
  code: 'canary.withdrawn' | 'remote.paused';
  message: string;
}

/** What was published is kept from its visitors: who asked for it must not take that for success. */
export class HeldBackError extends DeployError {
  readonly code: HeldBack['code'];
  /** What the command did all the same. */
  readonly data: object;

  constructor({ code, message }: HeldBack, data: object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/**
 * What keeps a version from the visitors whom a statement gives it to; null when they get it.
 *
 * @param given `stable` or `canary` of that statement; null where it gives nothing to anybody
 */
export function heldBack(channel: PublishedChannel, given: ReleaseRef | null): HeldBack | null {
  const { remote, canary, isPaused } = channel;
  if (given === null) return null;
  if (isPaused) {
    const message = `Nobody gets it: ${remote} is paused, and a canary or its promotion does not end that. "resume ${remote}" does.`;
    return { code: 'remote.paused', message };
  }
  const why = given === canary ? whyWithdrawn(channel) : null;
  return why === null ? null : { code: 'canary.withdrawn', message: `${why}\n${UNTIL_ALLOWED}` };
}
