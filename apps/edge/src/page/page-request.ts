import type { FastifyRequest } from 'fastify';
import type { Origin } from '../boot-source.ts';
import { isBrowser, originOf, readVisitor, type Visitor } from './visitor.ts';
import { readVisitorId } from './visitor-id.ts';

/** What is asked for, and who asks, as far as the request tells. */
export interface PageRequest {
  pathname: string;
  query: URLSearchParams;
  visitor: Visitor;
  /** By what the site knows the browser again; null when it does not. */
  visitorId: string | null;
  origin: Origin;
  isBrowser: boolean;
}

export function readPageRequest(request: FastifyRequest, countryHeader: string): PageRequest {
  const { pathname, searchParams: query } = new URL(`http://site.invalid${request.url}`);
  const { cookie } = request.headers;
  return {
    pathname,
    query,
    visitor: readVisitor(query, cookie),
    visitorId: readVisitorId(cookie),
    origin: originOf(request, countryHeader),
    isBrowser: isBrowser(request),
  };
}
