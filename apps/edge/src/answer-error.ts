import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What was said of a file that is not sent after all. */
const OF_THE_FILE = ['accept-ranges', 'content-encoding', 'content-range', 'etag', 'last-modified'];

interface Failure extends Error {
  statusCode?: number;
  /** What the error itself has to say: of a range that is not there, how long the file is. */
  headers?: Record<string, string>;
}

const statusOf = ({ statusCode = 500 }: Failure): number => (statusCode >= 400 && statusCode <= 599 ? statusCode : 500);

type Report = (message: string) => void;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Tells the operator what failed by no fault of the request; of its address only the route, which is nobody's own. */
export function reportFailure(report: Report, { request, reply }: Exchange, { message }: Error): void {
  // Who went away before the answer has broken off a read as well.
  if (reply.raw.destroyed) return;
  report(`${request.method} ${request.routeOptions.url ?? ''} could not be answered: ${message}`);
}

/**
 * Answers what failed in a few words that tell nothing of the machine: errors of files name their path, those of the
 * framework its codes.
 */
export const answerError =
  (report: Report) =>
  (error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = statusOf(error);
    if (status >= 500) reportFailure(report, { request, reply }, error);
    for (const name of OF_THE_FILE) reply.removeHeader(name);
    // Instead of what was said of the file: a hashed name would keep the error for good.
    return reply
      .status(status)
      .headers({ ...error.headers, 'cache-control': 'no-store' })
      .type('text/plain')
      .send(STATUS_CODES[status]);
  };
