import { answerKey, firstCallPath } from '@barg/contract';
import type { AskApi, Origin } from '../boot-source.ts';
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

/**
 * Asks the API what a page will ask first, with the visitor's own token, so that the answers come with the page
 * instead of a round trip after its scripts. What fails, is late or too large is left out.
 *
 * @returns `data` of each success by `answerKey`
 */
export async function loadFirstAnswers(ask: AskApi, visit: FirstVisit): Promise<Record<string, unknown>> {
  const { match, query, token, culture, origin } = visit;
  // A page may ask differently for each query of its own; which of them it reads is not known here.
  if (!match || !willBeLoaded(match) || [...query.keys()].some((name) => !HARMLESS_QUERIES.has(name))) return {};
  const audience = token === null ? 'guest' : 'member';
  const paths = (match.route.firstCalls ?? [])
    .filter((call) => !call.audience || call.audience === audience)
    .map((call) => firstCallPath(call, match.params))
    .filter((path) => path !== null);
  const headers = { 'x-locale': culture, ...(token !== null && { authorization: token }) };
  const answers = paths.map(async (path): Promise<Array<[string, unknown]>> => {
    const data = await inTime(ask(`/api${path}`, headers, origin));
    return data === undefined ? [] : [[answerKey(path), data]];
  });
  return withinSize((await Promise.all(answers)).flat());
}

async function inTime(question: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  return Promise.race([question, late]).catch(() => undefined);
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
