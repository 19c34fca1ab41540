import type { FastifyRequest } from 'fastify';
import type { Origin } from '../boot-source.ts';
import { isBrowser, originOf, readVisitor, type Visitor } from './visitor.ts';
import { readVisitorId } from './visitor-id.ts';

/** The facts of a request for a page, and of its visitor. */
export interface PageRequest {
  /** Path and query, as they were sent. */
  url: string;
  pathname: string;
  query: URLSearchParams;
  visitor: Visitor;
  /** The random id of the browser's cookie; null without one. */
  visitorId: string | null;
  origin: Origin;
  isBrowser: boolean;
}

export function readPageRequest(request: FastifyRequest, countryHeader: string): PageRequest {
  const { pathname, searchParams: query } = new URL(`http://site.invalid${request.url}`);
  const { cookie } = request.headers;
  return {
    url: request.url,
    pathname,
    query,
    visitor: readVisitor(query, cookie),
    visitorId: readVisitorId(cookie),
    origin: originOf(request, countryHeader),
    isBrowser: isBrowser(request),
  };
}
