import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { answerCall } from './calls.ts';
import { readForm } from './form.ts';
import { answerPage } from './pages.ts';
import { createRepeats, type Answer } from './repeated.ts';
import { invalid, StandInRefusal, Standing } from './standing.ts';

export interface StandInOptions {
  secretKey: string;
  publishableKey: string;
  /** 0: any that is free. */
  port?: number;
}

export interface StandIn {
  url: string;
  standing: Standing;
  /** Does what it is asked, and cuts the connection instead of answering, so many times. */
  loseAnswers: (count: number) => void;
  close: () => Promise<void>;
}

/** Calls that browsers make with the publishable key. */
const PUBLIC = new Set(['/v1/payment_methods']);

/** A stand-in for Stripe on this machine: its calls as far as they are used here, cards for tests alone. */
export const startStripeStandIn = async ({ secretKey, publishableKey, port = 0 }: StandInOptions): Promise<StandIn> => {
  const standing = new Standing();
  const repeat = createRepeats(standing);
  let lost = 0;
  let origin = '';

  const answer = (request: IncomingMessage, url: URL, body: string): Answer => {
    try {
      const key = url.pathname.startsWith('/v1/') ? (request.headers.authorization ?? '').replace('Bearer ', '') : '';
      if (key !== secretKey && !(PUBLIC.has(url.pathname) && key === publishableKey)) {
        throw new StandInRefusal(401, { type: 'invalid_request_error' });
      }
      const asked = readForm(request.method === 'GET' ? url.search.slice(1) : body);
      const call = { method: request.method ?? 'GET', path: url.pathname, asked, origin };
      const repeated = request.headers['idempotency-key']?.toString();
      return repeat(repeated, `${call.method} ${call.path} ${body}`, () => attempt(standing, call));
    } catch (error) {
      return refusalOf(error);
    }
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const body = await readText(request);
    if (answerPage(standing, { request, response, url, body })) return;
    const { status, body: answered } = answer(request, url, body);
    if (lost > 0) {
      lost -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(answered));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    standing,
    loseAnswers: (count) => {
      lost = count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** What is refused is an answer too, and kept like one. */
const attempt = (standing: Standing, call: Parameters<typeof answerCall>[1]): Answer => {
  try {
    const body = answerCall(standing, call);
    if (body === undefined) throw invalid('url_invalid');
    return { status: 200, body };
  } catch (error) {
    return refusalOf(error);
  }
};

const refusalOf = (error: unknown): Answer => {
  if (!(error instanceof StandInRefusal)) throw error;
  return { status: error.status, body: { error: error.error } };
};
