import { readUnheard, writeUnheard } from './unheard-logouts.ts';

/** Tells the server of ended sessions, if there are any. The code is loaded only then. Never rejects. */
export async function endUnheard(tokens: readonly string[] = readUnheard()): Promise<void> {
  if (tokens.length > 0)
    await import('./end-sessions.ts').then((late) => late.endSessions(tokens)).catch(() => undefined);
}

/**
 * Ends a session on the server. Its token is kept on the device until the server has heard of it: nobody could end the
 * session by it otherwise, see docs/decisions/0239. Never rejects.
 */
export function endOnServer(token: string): Promise<void> {
  const tokens = [...readUnheard(), token];
  writeUnheard(tokens);
  // Handed over, because a browser may keep nothing.
  return endUnheard(tokens);
}
