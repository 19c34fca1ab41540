import fp from 'fastify-plugin';
import { DEFAULT_LOCALE, isSupportedCulture } from '@barg/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors/app-error.ts';
import type { FaultFacts } from '../errors/field-sentences.ts';
import { BARE_PAGE_HEADERS } from '../platform/bare-page.ts';
import { isDatabaseAway } from '../shared/database-errors.ts';
import {
  InvalidValuesError,
  MalformedRequestError,
  PayloadTooLargeError,
  ServerAwayError,
  TooManyRequestsError,
  UnexpectedError,
  UnsupportedTypeError,
} from '../errors/common-errors.ts';
import { cultureOfVisitor, errorPage, isOpenedByPerson } from './error-page.ts';

/** The caller's culture: from X-Locale, else the account's, else the default. */
export const localeOf = (request: FastifyRequest): string => {
  const asked = request.headers['x-locale'];
  if (isSupportedCulture(asked)) return asked;
  const stored = request.account?.locale;
  return isSupportedCulture(stored) ? stored : DEFAULT_LOCALE;
};

/** The fault of a custom Zod rule, whose parameters hold code and facts. */
const faultOf = (code: string, facts: FaultFacts & { params?: { fault?: string } & FaultFacts }) =>
  code === 'custom' && facts.params?.fault !== undefined
    ? { code: facts.params.fault, facts: facts.params }
    : { code, facts };

/** Turns any thrown value into an AppError; unknown ones become `server.unexpected`. */
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
  // A NUL character that did not come in a URL.
  if (code === '22021') return new MalformedRequestError({ cause: error });
  if (statusCode === 413) return new PayloadTooLargeError({ cause: error });
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new UnsupportedTypeError({ cause: error });
  if (statusCode === 429) return new TooManyRequestsError({ cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new MalformedRequestError({ cause: error });
  if (isDatabaseAway(error)) return new ServerAwayError({ cause: error });
  return new UnexpectedError({ cause: error });
};

/** An error answer of a route. */
export type FailureListener = (failure: { code: string; route: FastifyRequest['routeOptions'] }) => void;

/** What may be another time; all else of an address stays as it is. */
const PASSING: readonly number[] = [429, 500, 503];

const sendPage = (error: AppError, request: FastifyRequest, reply: FastifyReply): void => {
  const locale = cultureOfVisitor(request);
  const mayPass = request.method === 'GET' && PASSING.includes(error.status);
  const page = errorPage({
    locale,
    message: error.messageFor(locale),
    code: error.code,
    requestId: request.id,
    again: mayPass ? request.url : null,
  });
  // Set once more where a route has said what it answers, as a file.
  reply.headers({ ...BARE_PAGE_HEADERS, 'cache-control': 'no-store' }).send(page);
};

/** Sends an error in the one shape of all, never with a stack, SQL or path; as a page to who has opened the address. */
export const sendError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const error = toAppError(thrown);
  if (error.status >= 500) {
    // Deliberate answers, such as the one for maintenance, are not logged as errors; a cause means trouble.
    const isMeant = thrown instanceof AppError && thrown.status === 503 && thrown.cause === undefined;
    const level = isMeant ? 'info' : 'error';
    request.log[level]({ err: thrown, code: error.code, req: request }, 'request failed');
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter));
  reply.status(error.status);
  if (isOpenedByPerson(request)) return void sendPage(error, request, reply);
  const culture = localeOf(request);
  const details = error.detailsFor(culture);
  reply.send({
    statusCode: error.status,
    code: error.code,
    message: error.messageFor(culture),
    ...(details && { details }),
    requestId: request.id,
  });
};

/** NUL, which PostgreSQL cannot store. Sanitising removes it from bodies. */
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
