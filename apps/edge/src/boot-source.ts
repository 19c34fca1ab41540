import type { BootData } from '@barg/contract';

/** Asks the API for the `data` of a GET, on a visitor's behalf. Rejects on any failure. */
export type AskApi = (path: string, headers: Record<string, string>) => Promise<unknown>;

export type VisitorBoot = Pick<BootData, 'settings' | 'user'>;

/** A page must not wait for a slow API: the shell asks itself for what is missing. */
const PATIENCE_MS = 800;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const withinPatience = (question: Promise<unknown>): Promise<unknown> =>
  Promise.race([question, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);

/** Settings and current user for a page; null where the API has no answer in time. */
export async function loadVisitorBoot(ask: AskApi, token: string | null): Promise<VisitorBoot> {
  const answer = async (path: string, headers: Record<string, string> = {}) => {
    const data = await withinPatience(ask(path, headers)).catch(() => null);
    return isRecord(data) ? data : null;
  };
  const [settings, user] = await Promise.all([
    answer('/api/settings/public'),
    token === null ? null : answer('/api/users/me', { authorization: token }),
  ]);
  return { settings, user };
}
