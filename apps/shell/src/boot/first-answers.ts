import { loadHttp, offerAnswers } from '@barg/api-client/http';
import type { BootData } from '@barg/contract';
import { readToken } from '@barg/session';

/** Loads the HTTP client before the first call; if that fails, the call reports it. */
export const prepareCalls = (): void => void loadHttp().catch(() => undefined);

/**
 * Takes the answers that came with the page, for its first calls. A page without them, or in another language than the
 * answers, makes the calls itself.
 */
export function takeFirstAnswers({ answers, culture }: Partial<BootData>, shownIn: string): void {
  if (answers && culture === shownIn && Object.keys(answers).length > 0) offerAnswers(answers, readToken());
  else prepareCalls();
}
