import { isRecord, PUBLIC_SETTINGS, type AskApi } from '../boot-source.ts';

export interface LastSettings {
  /** As the given one; what it hears of the public settings is kept. */
  ask: AskApi;
  /** The public settings as the API told them last, however long ago; null until it has told them once. */
  last: () => Record<string, unknown> | null;
}

/**
 * Keeps the public settings that were heard last, also from an answer that its page did not wait for. The policy of a
 * page holds for the whole visit, and its scripts may get the settings a moment after it was written.
 */
export function keepSettings(ask: AskApi): LastSettings {
  let last: Record<string, unknown> | null = null;
  return {
    ask: async (path, headers, origin) => {
      const answer = await ask(path, headers, origin);
      if (path === PUBLIC_SETTINGS && isRecord(answer)) last = answer;
      return answer;
    },
    last: () => last,
  };
}
