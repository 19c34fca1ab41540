import { answerKey, firstCallPath } from '@barg/contract';
import { ApiAnswerError, type AskApi, type Origin } from '../boot-source.ts';
import { pictureSetAt, type PictureSet } from './first-picture.ts';
import { willBeLoaded, type MatchedRoute } from './matched-route.ts';

/** An answer is worth less than the page: one that is not there by then is asked for by the page. */
const PATIENCE_MS = 300;
/** In characters of JSON, for all answers together: more would hold up the scripts that the page names. */
const MAX_SIZE = 100_000;

/** Queries that change how a page is shown and not what it asks. */
const HARMLESS_QUERIES = new Set(['locale']);

export interface FirstVisit {
  match: MatchedRoute | undefined;
  query: URLSearchParams;
  token: string | null;
  culture: string;
  origin: Origin;
}

export interface FirstAnswers {
  /** `data` of each success by `answerKey`. */
  answers: Record<string, unknown>;
  /** The API does not know what the page is about: a name that nobody has, a post that was taken away. */
  isMissing: boolean;
  /** Of the answers, the first that the page is about. */
  picture: PictureSet | null;
}

const NOTHING: FirstAnswers = { answers: {}, isMissing: false, picture: null };

/**
 * Asks the API what a page will ask first, with the visitor's own token, so that the answers come with the page
 * instead of a round trip after its scripts. What fails, is late or too large is left out.
 */
export async function loadFirstAnswers(ask: AskApi, visit: FirstVisit): Promise<FirstAnswers> {
  const { match, query, token, culture, origin } = visit;
  // A page may ask differently for each query of its own; which of them it reads is not known here.
  if (!match || !willBeLoaded(match) || [...query.keys()].some((name) => !HARMLESS_QUERIES.has(name))) return NOTHING;
  const audience = token === null ? 'guest' : 'member';
  const calls = (match.route.firstCalls ?? [])
    .filter((call) => !call.audience || call.audience === audience)
    .flatMap((call) => {
      const path = firstCallPath(call, match.params);
      return path === null ? [] : [{ path, key: answerKey(path), picture: call.picture }];
    });
  const headers = { 'x-locale': culture, ...(token !== null && { authorization: token }) };
  let isMissing = false;
  const asked = calls.map(async ({ path, key }): Promise<Array<[string, unknown]>> => {
    const question = ask(`/api${path}`, headers, origin).catch((error: unknown) => {
      if (error instanceof ApiAnswerError && error.statusCode === 404) isMissing = true;
      return undefined;
    });
    const data = await inTime(question);
    return data === undefined ? [] : [[key, data]];
  });
  const answers = withinSize((await Promise.all(asked)).flat());
  const pictures = calls.flatMap(({ key, picture }) => (picture ? [pictureSetAt(answers[key], picture)] : []));
  return { answers, isMissing, picture: pictures.find((set) => set !== null) ?? null };
}

async function inTime(question: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  return Promise.race([question, late]);
}

function withinSize(answers: Array<[string, unknown]>): Record<string, unknown> {
  let room = MAX_SIZE;
  const kept = answers.filter(([, data]) => {
    const size = JSON.stringify(data).length;
    if (size > room) return false;
    room -= size;
    return true;
  });
  return Object.fromEntries(kept);
}
