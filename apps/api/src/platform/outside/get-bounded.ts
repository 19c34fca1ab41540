import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Why a page was not read: nobody is told more. */
export class UnreadablePageError extends Error {}

/** The way to other sites; tests have a way of their own. */
export interface Outside {
  lookup: LookupFunction;
  /** Whether a port may be asked; '' is that of the scheme. */
  isOpenPort: (port: string) => boolean;
}

const OUTSIDE: Outside = { lookup: publicLookup, isOpenPort: (port) => port === '' };

export interface Asked {
  /** How the site names itself. */
  userAgent: string;
  /** Media types that are read. */
  types: readonly string[];
  /** Bytes that are read of it. */
  most: number;
  /** True: the rest is left out. False: what is longer is not taken. */
  mayBeCut: boolean;
  /** Milliseconds for all of it, with what redirects to it. */
  timeout: number;
}

export interface Answered {
  /** Where it was in the end. */
  url: URL;
  body: Buffer;
  type: string;
  /** As the header names it; null where it does not. */
  charset: string | null;
}

const assertAllowed = (url: URL, { isOpenPort }: Outside): void => {
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') throw new UnreadablePageError('no web address');
  if (username || password) throw new UnreadablePageError('an address with a login');
  if (!isOpenPort(port)) throw new UnreadablePageError('another port');
  const host = hostname.replace(/^\[|\]$/g, '');
  // An address is connected to without a look-up.
  if (isIP(host) && !isPublicAddress(host)) throw new UnreadablePageError('no public address');
};

const openPage = (url: URL, { lookup }: Outside, asked: Asked, signal: AbortSignal): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const client = url.protocol === 'http:' ? http : https;
    const request = client.request(url, {
      headers: { 'user-agent': asked.userAgent, accept: asked.types.join(', '), 'accept-encoding': 'identity' },
      ...{ agent: false, lookup, signal, maxHeaderSize: 16_384 },
    });
    request.on('error', reject);
    request.on('response', resolve);
    // One that was answered with another protocol (101) ends without an answer, an error, or its time limit.
    request.on('close', () => reject(new UnreadablePageError('no answer')));
    request.end();
  });

const readBody = async (response: http.IncomingMessage, { most, mayBeCut }: Asked): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    const bytes = part as Buffer;
    parts.push(bytes.subarray(0, most - length));
    length += bytes.length;
    if (length > most && !mayBeCut) throw new UnreadablePageError('too long');
    // Leaving the loop closes the connection.
    if (length >= most && mayBeCut) break;
  }
  return Buffer.concat(parts);
};

const typeOf = (response: http.IncomingMessage): { type: string; charset: string | null } => {
  const header = response.headers['content-type'] ?? '';
  const [type = ''] = header.split(';');
  return { type: type.trim().toLowerCase(), charset: /charset="?([\w-]{1,40})/i.exec(header)?.[1] ?? null };
};

const readAnswer = async (url: URL, response: http.IncomingMessage, asked: Asked): Promise<Answered> => {
  if (response.statusCode !== 200) throw new UnreadablePageError(`status ${response.statusCode}`);
  const { type, charset } = typeOf(response);
  if (!asked.types.includes(type)) throw new UnreadablePageError('another type');
  // It was asked for as it is: nothing is unpacked, so nothing can grow.
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') throw new UnreadablePageError('packed');
  return { url, type, charset, body: await readBody(response, asked) };
};

/**
 * Reads something of another site, as anybody out there could: public addresses alone, checked again at each redirect and
 * at each connection; no cookies, no referrer, nothing of whom it is for.
 *
 * @throws UnreadablePageError and errors of the network, when there is nothing to read
 */
export const getBounded = async (address: URL, asked: Asked, outside: Outside = OUTSIDE): Promise<Answered> => {
  const signal = AbortSignal.timeout(asked.timeout);
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    assertAllowed(url, outside);
    const response = await openPage(url, outside, asked, signal);
    try {
      const { statusCode = 0, headers } = response;
      if (!REDIRECTS.has(statusCode)) return await readAnswer(url, response, asked);
      const next = URL.parse(headers.location ?? '', url.href);
      if (!next) throw new UnreadablePageError('a redirect to nowhere');
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new UnreadablePageError('too many redirects');
};
