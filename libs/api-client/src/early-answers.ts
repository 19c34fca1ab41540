import { answerKey } from '@barg/contract';
import type { AxiosRequestConfig } from 'axios';

/**
 * Answers that came with the page expire after this time, in milliseconds: a screen that is opened later requests new
 * ones.
 */
const GOOD_FOR_MS = 30_000;

interface Offer {
  answers: Map<string, unknown>;
  /** The token of the account that they are for; null for a guest. */
  token: string | null;
  until: number;
}

let offer: Offer | undefined;

/**
 * Stores answers that came with the page; each is used for one call.
 *
 * @param answers the `data` of each by `answerKey`
 * @param token the token that they were requested with
 */
export function offerAnswers(answers: Readonly<Record<string, unknown>>, token: string | null): void {
  offer = { answers: new Map(Object.entries(answers)), token, until: performance.now() + GOOD_FOR_MS };
}

/** The stored answer to a call, once; undefined if there is none, it has expired, or it is for another account. */
export function takeAnswer(
  { method = 'GET', url = '', params, responseType }: AxiosRequestConfig,
  token: string | null,
): { data: unknown } | undefined {
  if (!offer || method.toUpperCase() !== 'GET' || responseType) return undefined;
  if (offer.token !== token || performance.now() > offer.until) {
    offer = undefined;
    return undefined;
  }
  const key = answerKey(url, params as Record<string, unknown> | undefined);
  if (!offer.answers.has(key)) return undefined;
  const data = offer.answers.get(key);
  offer.answers.delete(key);
  return { data };
}

/** Takes answers away that a page has used otherwise: a later call asks the API. */
export function withdrawAnswers(keys: readonly string[]): void {
  for (const key of keys) offer?.answers.delete(key);
}
