import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup, InnerAddressError } from './public-address.ts';

export interface Posted {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Milliseconds for the whole answer's head. */
  timeout: number;
}

/** What became of it: the status of the answer and when it may be asked again, or why there is no answer. */
export type PostOutcome = { status: number; retryAfter?: string } | { fault: 'address' | 'timeout' | 'network' };

const faultOf = (error: Error): 'address' | 'timeout' | 'network' => {
  if (error instanceof InnerAddressError) return 'address';
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'network';
};

/**
 * Posts something to another site, as anybody out there could: to public addresses alone, checked at the connection.
 * Redirects are not followed, and nothing is read of the answer but its head.
 *
 * @param way.isTrusted the configuration names the receiver: it may be an inner one
 * @param way.lookup for tests
 */
export const postBounded = (
  url: URL,
  { headers, body, timeout }: Posted,
  { isTrusted, lookup = publicLookup }: { isTrusted: boolean; lookup?: LookupFunction },
): Promise<PostOutcome> =>
  new Promise((resolve) => {
    const client = url.protocol === 'http:' ? http : https;
    const signal = AbortSignal.timeout(timeout);
    const request = client.request(url, {
      ...{ method: 'POST', agent: false, signal, maxHeaderSize: 16_384 },
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(!isTrusted && { lookup }),
    });
    request.on('error', (error) => resolve({ fault: faultOf(error) }));
    request.on('response', (response) => {
      response.destroy();
      const retryAfter = response.headers['retry-after'];
      resolve({ status: response.statusCode ?? 0, ...(retryAfter !== undefined && { retryAfter }) });
    });
    // One that was answered with another protocol (101) ends without an answer, an error, or its time limit.
    request.on('close', () => resolve({ fault: 'network' }));
    request.end(body);
  });
