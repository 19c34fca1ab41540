import { loadHttp, offerAnswers } from '@barg/api-client/http';
import type { BootData } from '@barg/contract';
import { readToken } from '@barg/session';

/** What makes calls is fetched ahead of the first of them; a failure is that call's to tell. */
export const prepareCalls = (): void => void loadHttp().catch(() => undefined);

/**
 * Hands over what came with the page for its first calls. A page that has nothing of it, or is shown in another
 * language than it was asked in, calls at once.
 */
export function takeFirstAnswers({ answers, culture }: Partial<BootData>, shownIn: string): void {
  if (answers && culture === shownIn && Object.keys(answers).length > 0) offerAnswers(answers, readToken());
  else prepareCalls();
}
