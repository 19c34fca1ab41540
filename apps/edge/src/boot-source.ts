import type { BootData } from '@barg/contract';

/** The visitor's address and the headers of proxies, by which the API finds the country. */
export interface Origin {
  address: string;
  headers: Record<string, string>;
}

/** For requests that do not depend on the visitor. */
export const NOWHERE: Origin = { address: '', headers: {} };

/** Requests the `data` of a GET from the API for a visitor. Rejects on any failure. */
export type AskApi = (path: string, headers: Record<string, string>, origin: Origin) => Promise<unknown>;

/** The API answered with an error. */
export class ApiAnswerError extends Error {
  override readonly name = 'ApiAnswerError';
  readonly statusCode: number;

  constructor(path: string, statusCode: number) {
    super(`${path} answered ${statusCode}`);
    this.statusCode = statusCode;
  }
}

export interface VisitorBoot extends Pick<BootData, 'settings' | 'user' | 'isCountryBlocked'> {
  /** The API refused the token. False when the API does not answer. */
  isTokenDead: boolean;
}

/** The settings that everybody may read. */
export const PUBLIC_SETTINGS = '/api/settings/public';

/** A page must not wait for a slow API: the shell requests what is missing. */
const PATIENCE_MS = 800;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const withinPatience = (question: Promise<unknown>): Promise<unknown> =>
  Promise.race([question, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);

/** Settings, current user and openness for a page; null, and open, when the API does not answer in time. */
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
    answer(PUBLIC_SETTINGS),
    token === null ? null : answer('/api/users/me', { authorization: token }),
    answer('/api/block/countries/check'),
  ]);
  const isCountryBlocked = check?.blocked === true && user?.role !== 'operator';
  return { settings, user, isCountryBlocked, isTokenDead };
}
