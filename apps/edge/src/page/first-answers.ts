import { answerKey, firstCallPath, type FirstCall } from '@barg/contract';
import { ApiAnswerError, type AskApi, type Origin } from '../boot-source.ts';
import { pictureSetAt, type PictureSet } from './first-picture.ts';
import { pagePreviewOf, type PagePreview, type PictureOrigins } from './preview/page-preview.ts';
import { factsOf, type KnownFacts } from './preview/page-facts.ts';
import { hasOnlyHarmlessQueries } from './page-queries.ts';
import { willBeLoaded, type MatchedRoute } from './matched-route.ts';
import type { MatchedOwnPage } from './own-page.ts';

/** Crawlers that show previews run no scripts, and keep what they got, so the page waits longer for them. */
const PATIENCE_OF_PROGRAMS_MS = 2000;
/** The statuses by which the API says that something does not exist, or cannot exist under that name. */
const NOWHERE_CODES = new Set([400, 404, 422]);
/** In characters of JSON, for all answers together: more would delay the page's scripts. */
const MAX_SIZE = 100_000;

export interface FirstVisit {
  match: MatchedRoute | undefined;
  /** Where no remote has the page. */
  own?: MatchedOwnPage | null;
  query: URLSearchParams;
  token: string | null;
  culture: string;
  origin: Origin;
  /** A browser navigates to the page and will run its scripts. */
  isBrowser: boolean;
  pictureOrigins: PictureOrigins;
  /** How long a browser's page waits, in milliseconds. A late answer is requested again by the page. */
  patience: number;
}

export interface FirstAnswers {
  /** The `data` of each success by `answerKey`. */
  answers: Record<string, unknown>;
  /** The page's subject does not exist: an unknown name, a deleted post. */
  isMissing: boolean;
  /** The main picture of the first screen: of the first call that has one. */
  picture: PictureSet | null;
  /** The page's preview, only from a guest's answers, so that nothing private is shared. */
  preview: PagePreview | null;
  /** What search engines are told of it; null without a preview. */
  facts: KnownFacts | null;
}

const NOTHING: FirstAnswers = { answers: {}, isMissing: false, picture: null, preview: null, facts: null };

/**
 * Requests what a page will request first, with the visitor's own token, so that the answers come with the page and not
 * after its scripts. Failed, late and too large answers are left out.
 */
export async function loadFirstAnswers(ask: AskApi, visit: FirstVisit): Promise<FirstAnswers> {
  const { token, culture, origin, isBrowser } = visit;
  const page = pageOf(visit);
  if (!page) return NOTHING;
  const calls = callsOf(page, visit).flatMap((call) => {
    const path = firstCallPath(call, page.params);
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
  const preview =
    introduced?.preview && token === null && !isMissing
      ? pagePreviewOf(about, introduced.preview, visit.pictureOrigins)
      : null;
  return {
    answers,
    isMissing,
    picture: pictures.find((set) => set !== null) ?? null,
    preview,
    facts: preview && factsOf(about, introduced?.facts),
  };
}

interface CallingPage {
  firstCalls?: readonly FirstCall[];
  params: Record<string, string>;
}

/** What is known of the page's calls, a remote's or the shell's own; null where it makes none. */
function pageOf({ match, own }: FirstVisit): CallingPage | null {
  if (match) return willBeLoaded(match) ? { firstCalls: match.route.firstCalls, params: match.params } : null;
  return own ? { firstCalls: own.page.firstCalls, params: own.params } : null;
}

/** The first calls of a page for this visitor. */
function callsOf({ firstCalls = [] }: CallingPage, { query, token }: FirstVisit): FirstCall[] {
  const audience = token === null ? 'guest' : 'member';
  const calls = firstCalls.filter((call) => !call.audience || call.audience === audience);
  // A page may make other requests for its own query parameters, which are unknown here.
  if (hasOnlyHarmlessQueries(query)) return calls;
  // Shared URLs have tracking parameters, which do not change the preview.
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
