import { readIceServers } from './ice-servers.ts';
import { type Layer, readLayerUrl } from './layers.ts';
import { LiveError } from './live-error.ts';

/** For the answer to an offer, in milliseconds. */
const answerTimeout = 20_000;

export interface LiveEndpoint {
  /** The URL of offers: WHIP (RFC 9725) to publish, WHEP to play. */
  url: string;
  /** Sent as `Authorization: Bearer`. */
  token?: string;
}

export interface LiveResource {
  /** Absolute; deleting it ends the session. Absent when the server names none. */
  url: string | undefined;
  answerSdp: string;
  /** Servers that relay media where the network lets none pass. */
  iceServers: RTCIceServer[];
  /** Absolute; where a viewer chooses among sizes of the picture. Absent where there is one only. */
  layerUrl: string | undefined;
}

/** @throws {LiveError} unless the server answers with SDP. */
export async function postOffer(
  { url, token }: LiveEndpoint,
  offerSdp: string,
  signal: AbortSignal,
): Promise<LiveResource> {
  const headers = { 'content-type': 'application/sdp', ...authorization(token) };
  return inTime(signal, async (patience) =>
    toResource(url, await fetch(url, { method: 'POST', headers, body: offerSdp, signal: patience })),
  );
}

/** Reads an answer to its end. */
async function toResource(url: string, response: Response): Promise<LiveResource> {
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw LiveError.fromStatus(response.status, response.headers.get('retry-after'), body);
  }
  const absolute = (address: string | null | undefined) =>
    address ? new URL(address, new URL(url, document.baseURI)).href : undefined;
  const link = response.headers.get('link');
  return {
    url: absolute(response.headers.get('location')),
    answerSdp: await response.text(),
    iceServers: readIceServers(link),
    layerUrl: absolute(readLayerUrl(link)),
  };
}

/** A call that is given up when its caller stops, or when it takes too long: a line that is cut does not say so. */
async function inTime<T>(signal: AbortSignal, call: (patience: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  if (signal.aborted) giveUp();
  const timer = setTimeout(giveUp, answerTimeout);
  signal.addEventListener('abort', giveUp);
  try {
    return await call(patience.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Asks for another size of the picture. False when it was refused, or could not be asked for. */
export async function postLayer(layerUrl: string, layer: Layer, token: string | undefined): Promise<boolean> {
  const asked = fetch(layerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization(token) },
    body: JSON.stringify({ encodingId: layer }),
    signal: AbortSignal.timeout(answerTimeout),
  });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Ends the session at the server, also while the page is unloaded. Failures are ignored, because sessions time out. */
export async function deleteResource(resourceUrl: string, token: string | undefined): Promise<void> {
  const ended = inTime(new AbortController().signal, (signal) =>
    fetch(resourceUrl, { method: 'DELETE', headers: authorization(token), keepalive: true, signal }),
  );
  await ended.catch(() => undefined);
}

function authorization(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}
