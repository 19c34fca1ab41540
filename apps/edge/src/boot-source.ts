import type { BootData } from '@barg/contract';

/** From where a visitor comes, as the API tells the country: the address of the peer and what its proxies add. */
export interface Origin {
  address: string;
  headers: Record<string, string>;
}

/** For what is the same for everybody. */
export const NOWHERE: Origin = { address: '', headers: {} };

/** Asks the API for the `data` of a GET, on a visitor's behalf. Rejects on any failure. */
export type AskApi = (path: string, headers: Record<string, string>, origin: Origin) => Promise<unknown>;

/** The API answered, and it was no success. */
export class ApiAnswerError extends Error {
  override readonly name = 'ApiAnswerError';
  readonly statusCode: number;

  constructor(path: string, statusCode: number) {
    super(`${path} answered ${statusCode}`);
    this.statusCode = statusCode;
  }
}

export interface VisitorBoot extends Pick<BootData, 'settings' | 'user' | 'isCountryBlocked'> {
  /** The API does not know the token (any more). An API that is silent leaves this false. */
  isTokenDead: boolean;
}

/** A page must not wait for a slow API: the shell asks itself for what is missing. */
const PATIENCE_MS = 800;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const withinPatience = (question: Promise<unknown>): Promise<unknown> =>
  Promise.race([question, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);

/** Settings, current user and openness for a page; null, and open, where the API has no answer in time. */
export async function loadVisitorBoot(ask: AskApi, token: string | null, origin: Origin): Promise<VisitorBoot> {
  let isTokenDead = false;
  const answer = async (path: string, headers: Record<string, string> = {}) => {
    const data = await withinPatience(ask(path, headers, origin)).catch((error: unknown) => {
      if (headers.authorization && error instanceof ApiAnswerError) isTokenDead = error.statusCode === 401;
      return null;
    });
    return isRecord(data) ? data : null;
  };
  const [settings, user, check] = await Promise.all([
    answer('/api/settings/public'),
    token === null ? null : answer('/api/users/me', { authorization: token }),
    answer('/api/block/countries/check'),
  ]);
  const isCountryBlocked = check?.blocked === true && user?.role !== 'operator';
  return { settings, user, isCountryBlocked, isTokenDead };
}
