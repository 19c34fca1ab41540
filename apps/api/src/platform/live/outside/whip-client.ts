import type { OutsideEngineOptions } from '../live-engine-config.ts';
import { LiveEngineError } from '../live-engine.ts';
import { askEngine, type EngineAnswer } from './ask-engine.ts';
import { type EngineAction, issueEngineToken } from './engine-token.ts';

const MAX_SDP_BYTES = 64 * 1024;
/** What an engine says besides an answer is not read by anybody. */
const MAX_WORDS = 4096;
const SDP = 'application/sdp';
/** Ending is part of throwing somebody out, which takes two seconds at most. */
const END_PATIENCE_MS = 1_500;

export interface OpenedSession {
  answerSdp: string;
  /** Where it is changed and ended: absolute, at the engine. */
  location: string;
  etag: string | null;
  /** MediaMTX's name for it. */
  engineId: string | null;
  /** Its servers that relay media, as values of `Link`. */
  iceLinks: string[];
}

type Options = Pick<OutsideEngineOptions, 'whipUrl' | 'whepUrl' | 'secret'>;

const addressOf = ({ whipUrl, whepUrl, secret }: Options, action: EngineAction, room: string) => {
  const token = issueEngineToken(secret, { action, room });
  const template = action === 'publish' ? whipUrl : whepUrl;
  const url = template.replaceAll('{room}', encodeURIComponent(room)).replaceAll('{token}', encodeURIComponent(token));
  return { url, token };
};

/**
 * Brings a client's offer to the engine, with a credential for this room and nothing else; null where the engine says
 * that there is nothing of the kind (404).
 *
 * @throws {LiveEngineError}
 */
export const openSession = async (
  options: Options,
  { action, room, offerSdp }: { action: EngineAction; room: string; offerSdp: string },
): Promise<OpenedSession | null> => {
  const { url, token } = addressOf(options, action, room);
  const answer = await askEngine(url, {
    method: 'POST',
    headers: { 'content-type': SDP, accept: SDP, authorization: `Bearer ${token}` },
    body: offerSdp,
    most: MAX_SDP_BYTES,
  });
  if (answer.status === 404) return null;
  if (answer.status !== 201) throw refusal(answer.status);
  return readOpened(answer, url);
};

const refusal = (status: number): LiveEngineError => {
  if ([400, 406, 415, 422].includes(status)) return new LiveEngineError('invalid-offer', `It answered ${status}`);
  if (status === 429 || status === 503) return new LiveEngineError('capacity-reached', `It answered ${status}`);
  return new LiveEngineError('unavailable', `The live engine answered ${status}`);
};

const nonsense = (what: string) => new LiveEngineError('unavailable', `The live engine answered nonsense: ${what}`);

const readOpened = ({ headers, body }: EngineAnswer, url: string): OpenedSession => {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== SDP || !/^v=0\r?\n/.test(body)) throw nonsense('no session description');
  const location = URL.parse(headers.get('location') ?? '', url);
  if (!headers.get('location') || !location) throw nonsense('no address of the session');
  // What is asked of a session later must not be sent to wherever an answer says.
  if (location.origin !== new URL(url).origin) throw nonsense('a session at another host');
  return {
    answerSdp: body,
    location: location.href,
    etag: headers.get('etag')?.slice(0, 200) ?? null,
    engineId: /^[\w-]{1,100}$/.exec(headers.get('id') ?? '')?.[0] ?? null,
    iceLinks: iceLinksOf(headers.get('link')),
  };
};

const ICE_LINK = /^<(stun|turn)s?:[\w.\-[\]:]+(\?transport=(udp|tcp))?>; *rel="?ice-server"?(;[^\r\n,<>]*)?$/;

/** Of all links those to servers of ICE: nothing else that an engine links to is a client's business. */
const iceLinksOf = (header: string | null): string[] =>
  (header ?? '')
    .split(/,\s*(?=<)/)
    .map((link) => link.trim())
    .filter((link) => link.length <= 1000 && ICE_LINK.test(link))
    .slice(0, 10);

/**
 * Ends a session. Also a session that the engine does not know any more is ended.
 * @throws {LiveEngineError} `unavailable`
 */
export const endSession = async (location: string): Promise<void> => {
  const { status } = await askEngine(location, { method: 'DELETE', most: MAX_WORDS, patienceMs: END_PATIENCE_MS });
  const isOver = (status >= 200 && status < 300) || status === 404 || status === 410;
  if (!isOver) throw new LiveEngineError('unavailable', `The live engine answered ${status}`);
};

/** Hands on candidates that came late. False where the engine takes none; the session goes on as it is. */
export const sendCandidates = async (
  { location, etag }: Pick<OpenedSession, 'location' | 'etag'>,
  fragment: string,
): Promise<boolean> => {
  const { status } = await askEngine(location, {
    method: 'PATCH',
    headers: { 'content-type': 'application/trickle-ice-sdpfrag', 'if-match': etag ?? '*' },
    body: fragment,
    most: MAX_WORDS,
  });
  return status >= 200 && status < 300;
};
