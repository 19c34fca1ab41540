import { answerKey } from '@barg/contract';
import type { AxiosRequestConfig } from 'axios';

/** What came with the page is of the moment it was sent; a screen that is opened later asks anew. */
const GOOD_FOR_MS = 30_000;

interface Offer {
  answers: Map<string, unknown>;
  /** Whose answers they are; null for a guest. */
  token: string | null;
  until: number;
}

let offer: Offer | undefined;

/**
 * Keeps answers that came with the page, each for one call.
 *
 * @param answers the `data` of each by `answerKey`
 * @param token with which they were asked
 */
export function offerAnswers(answers: Readonly<Record<string, unknown>>, token: string | null): void {
  offer = { answers: new Map(Object.entries(answers)), token, until: performance.now() + GOOD_FOR_MS };
}

/** The answer to a call, once; undefined where nothing came for it, or it is old, or another visitor's. */
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
