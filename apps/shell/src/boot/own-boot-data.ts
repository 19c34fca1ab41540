import { sessionMarkOf, type BootData } from '@barg/contract';
import { readToken } from '@barg/session';

/** Whether the page was made for the session that the browser has now. One of an earlier web tier does not say. */
const isForThisSession = ({ sessionMark }: Partial<BootData>): boolean =>
  sessionMark === undefined || sessionMark === sessionMarkOf(readToken());

/**
 * The boot data without what is another session's: somebody may have logged in or out in another tab since the page was
 * asked for. Such a page starts as one that came with nothing of an account, and is drawn anew.
 */
export function ownBootData(boot: Partial<BootData>): Partial<BootData> {
  if (isForThisSession(boot)) return boot;
  const { drawn: _drawn, ...others } = boot;
  return { ...others, user: null, answers: {} };
}

/** Whether the page was made for somebody who has logged out meanwhile, in another tab: this one has heard nothing. */
export const isOfEndedSession = ({ sessionMark }: Partial<BootData>): boolean =>
  typeof sessionMark === 'string' && readToken() === null;
