import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Carrier } from './tracer.ts';

/** Of W3C's `tracestate`; others' entries in it are not ours to read. */
const VENDOR = 'barg=';

const proofOf = (traceparent: string, token: string): string =>
  VENDOR + createHmac('sha256', token).update(`traceparent ${traceparent}`).digest('hex').slice(0, 32);

/**
 * A span as headers of a question from one process of the site to another, with the proof that it is the site's own: the
 * token of metrics, which all processes have in common. Without a span or token there are none.
 */
export const headersOfCause = (cause: Carrier | null, token: string | null): Record<string, string> => {
  const traceparent = cause?.traceparent;
  return traceparent && token ? { traceparent, tracestate: proofOf(traceparent, token) } : {};
};

/** The span by which another process of the site asks; a visitor's is not followed, or he would decide what is traced. */
export const causeOfHeaders = (
  { traceparent, tracestate }: Readonly<Record<string, string | string[] | undefined>>,
  token: string | undefined,
): Carrier | undefined => {
  if (!token || typeof traceparent !== 'string' || typeof tracestate !== 'string') return undefined;
  const [given, proof] = [Buffer.from(tracestate), Buffer.from(proofOf(traceparent, token))];
  return given.length === proof.length && timingSafeEqual(given, proof) ? { traceparent } : undefined;
};
