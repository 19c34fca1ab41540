import { answerKey, firstCallPath, type FirstCall } from '@barg/contract';
import { ApiAnswerError, type AskApi, type Origin } from '../boot-source.ts';
import { pictureSetAt, type PictureSet } from './first-picture.ts';
import { pagePreviewOf, type PagePreview, type PictureOrigins } from './preview/page-preview.ts';
import { willBeLoaded, type MatchedRoute } from './matched-route.ts';

/** Programs that show previews run no scripts: what the page lacks they never get, and they keep what they saw. */
const PATIENCE_OF_PROGRAMS_MS = 2000;
/** The status codes by which the API says that there is no such thing, or that there can be none of that name. */
const NOWHERE_CODES = new Set([400, 404, 422]);
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
  /** A browser opens the page, to run its scripts. */
  isBrowser: boolean;
  pictureOrigins: PictureOrigins;
  /**
   * How long a browser's page waits, in milliseconds. An answer is worth less than the page: one that is not there by
   * then is asked for by the page.
   */
  patience: number;
}

export interface FirstAnswers {
  /** `data` of each success by `answerKey`. */
  answers: Record<string, unknown>;
  /** The API does not know what the page is about: a name that nobody has, a post that was taken away. */
  isMissing: boolean;
  /** The picture that the first screen is about: that of the first call which names one. */
  picture: PictureSet | null;
  /** What of the answers introduces the page; of a guest's alone, so that nobody shares what only they may see. */
  preview: PagePreview | null;
}

const NOTHING: FirstAnswers = { answers: {}, isMissing: false, picture: null, preview: null };

/**
 * Asks the API what a page will ask first, with the visitor's own token, so that the answers come with the page
 * instead of a round trip after its scripts. What fails, is late or too large is left out.
 */
export async function loadFirstAnswers(ask: AskApi, visit: FirstVisit): Promise<FirstAnswers> {
  const { match, token, culture, origin, isBrowser } = visit;
  if (!match || !willBeLoaded(match)) return NOTHING;
  const calls = callsOf(match, visit).flatMap((call) => {
    const path = firstCallPath(call, match.params);
    return path === null ? [] : [{ ...call, path, key: answerKey(path) }];
  });
  const headers = { 'x-locale': culture, ...(token !== null && { authorization: token }) };
  const patience = isBrowser ? visit.patience : PATIENCE_OF_PROGRAMS_MS;
  let isMissing = false;
  const asked = calls.map(async ({ path, key }): Promise<Array<[string, unknown]>> => {
    const question = ask(`/api${path}`, headers, origin).catch((error: unknown) => {
      if (error instanceof ApiAnswerError && NOWHERE_CODES.has(error.statusCode)) isMissing = true;
      return undefined;
    });
    const data = await inTime(question, patience);
    return data === undefined ? [] : [[key, data]];
  });
  const answered = (await Promise.all(asked)).flat();
  const answers = withinSize(answered);
  const pictures = calls.flatMap(({ key, picture }) => (picture ? [pictureSetAt(answers[key], picture)] : []));
  const introduced = calls.find(({ preview }) => preview);
  const about = answered.find(([key]) => key === introduced?.key)?.[1];
  return {
    answers,
    isMissing,
    picture: pictures.find((set) => set !== null) ?? null,
    preview:
      introduced?.preview && token === null && !isMissing
        ? pagePreviewOf(about, introduced.preview, visit.pictureOrigins)
        : null,
  };
}

/** The calls of a route that are asked for this visitor. */
function callsOf({ route }: MatchedRoute, { query, token }: FirstVisit): FirstCall[] {
  const audience = token === null ? 'guest' : 'member';
  const calls = (route.firstCalls ?? []).filter((call) => !call.audience || call.audience === audience);
  // A page may ask differently for each query of its own; which of them it reads is not known here.
  if ([...query.keys()].every((name) => HARMLESS_QUERIES.has(name))) return calls;
  // Shared addresses come with marks of who shared them, and introduce the same thing.
  return token === null ? calls.filter(({ preview }) => preview) : [];
}

async function inTime(question: Promise<unknown>, patience: number): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, patience).unref());
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
