import fp from 'fastify-plugin';
import { DEFAULT_LOCALE, isSupportedCulture } from '@barg/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors/app-error.ts';
import type { FaultFacts } from '../errors/field-sentences.ts';
import {
  InvalidValuesError,
  MalformedRequestError,
  PayloadTooLargeError,
  TooManyRequestsError,
  UnexpectedError,
  UnsupportedTypeError,
} from '../errors/common-errors.ts';

/** The caller's culture: what the client says in X-Locale, else the account's, else the default. */
export const localeOf = (request: FastifyRequest): string => {
  const asked = request.headers['x-locale'];
  if (isSupportedCulture(asked)) return asked;
  const stored = request.account?.locale;
  return isSupportedCulture(stored) ? stored : DEFAULT_LOCALE;
};

/** A rule of our own names its fault, and what the sentence says of it, in the parameters of what Zod calls `custom`. */
const faultOf = (code: string, facts: FaultFacts & { params?: { fault?: string } & FaultFacts }) =>
  code === 'custom' && facts.params?.fault !== undefined
    ? { code: facts.params.fault, facts: facts.params }
    : { code, facts };

/** Turns whatever was thrown into an error that may be told; anything unknown becomes `server.unexpected`. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new InvalidValuesError({
      cause: error,
      details: error.validation.map((fault) => ({
        path: fault.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        ...faultOf(fault.keyword ?? 'invalid', fault.params),
        message: fault.message ?? 'invalid',
      })),
    });
  }
  const { statusCode, code } = error as Partial<FastifyError>;
  // A NUL that came another way than in an address.
  if (code === '22021') return new MalformedRequestError({ cause: error });
  if (statusCode === 413) return new PayloadTooLargeError({ cause: error });
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new UnsupportedTypeError({ cause: error });
  if (statusCode === 429) return new TooManyRequestsError({ cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new MalformedRequestError({ cause: error });
  return new UnexpectedError({ cause: error });
};

/** What a route answered instead of what was asked for. */
export type FailureListener = (failure: { code: string; route: FastifyRequest['routeOptions'] }) => void;

/** Answers a failure: one shape for every one, and never a stack, SQL or path in it. */
export const sendError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const error = toAppError(thrown);
  if (error.status >= 500) {
    // What the site says on purpose, closed for maintenance for one, is nobody's fault; a cause tells of trouble.
    const isMeant = thrown instanceof AppError && thrown.status === 503 && thrown.cause === undefined;
    const level = isMeant ? 'info' : 'error';
    request.log[level]({ err: thrown, code: error.code, req: request }, 'request failed');
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter));
  const culture = localeOf(request);
  const details = error.detailsFor(culture);
  reply.status(error.status).send({
    statusCode: error.status,
    code: error.code,
    message: error.messageFor(culture),
    ...(details && { details }),
    requestId: request.id,
  });
};

/** A NUL, which no text of PostgreSQL can hold. Bodies are cleaned of it with their other controls. */
const NUL = '%00';

export const errorsPlugin = fp<{ onFailure?: FailureListener | undefined }>(async (app, { onFailure }) => {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes(NUL)) throw new MalformedRequestError();
  });
  app.setErrorHandler((thrown, request, reply) => {
    onFailure?.({ code: toAppError(thrown).code, route: request.routeOptions });
    sendError(thrown, request, reply);
  });
});
