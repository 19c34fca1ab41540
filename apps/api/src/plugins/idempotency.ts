import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { defineError } from '../errors/app-error.ts';
import { MalformedRequestError } from '../errors/common-errors.ts';
import { hashRequest, type IdempotencyClaim } from '../platform/idempotency.ts';
import { accountOf } from '../viewing/caller.ts';

export class IdempotencyKeyRequiredError extends defineError({
  code: 'idempotency.key_required',
  status: 400,
  messages: {
    'fa-IR': 'این درخواست سرآیند Idempotency-Key می‌خواهد.',
    'en-US': 'This request needs an Idempotency-Key header.',
    'ar-EG': 'يتطلب هذا الطلب ترويسة Idempotency-Key.',
  },
}) {}

const HEADER = 'idempotency-key';
const keyPattern = /^[\x21-\x7e]{8,200}$/;

/**
 * The idempotency claim of a request whose route declares `config.idempotency`; null when the optional header is
 * absent.
 */
export const idempotencyOf = (request: FastifyRequest): IdempotencyClaim | null => {
  const key = request.headers[HEADER];
  if (typeof key !== 'string') return null;
  return {
    userId: accountOf(request).id,
    key,
    route: `${request.method} ${request.routeOptions.url}`,
    requestHash: hashRequest(request.url, request.body),
  };
};

/** The idempotency claim of a request whose route requires the header. */
export const claimOf = (request: FastifyRequest): IdempotencyClaim => {
  const claim = idempotencyOf(request);
  if (!claim) throw new IdempotencyKeyRequiredError();
  return claim;
};

/** Refuses money requests without a key, and keys that are not 8 to 200 visible ASCII characters. */
export const idempotencyPlugin = fp(async (app) => {
  app.addHook('preValidation', async (request) => {
    const mode = request.routeOptions.config.idempotency;
    if (!mode) return;
    const key = request.headers[HEADER];
    if (key === undefined && mode === 'required') throw new IdempotencyKeyRequiredError();
    if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key))) {
      throw new MalformedRequestError({
        details: [{ path: HEADER, code: 'invalid', message: '8 to 200 visible ASCII characters' }],
      });
    }
  });
});
