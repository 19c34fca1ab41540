import { headersOfCause, type Tracer } from '@barg/api/tracing';
import { ApiAnswerError, type AskApi } from '../boot-source.ts';

const failureOf = (error: unknown): string => (error instanceof ApiAnswerError ? String(error.statusCode) : 'away');

/**
 * Questions to the API as spans of the request that they are asked for, which go on in the API's process. What nobody
 * asked for, as each second whether a release was withdrawn, has none.
 *
 * @param token by which the API knows that the span is the site's own; null: there its traces begin anew
 */
export const tracedAsk = (ask: AskApi, tracer: Tracer | null, token: string | null): AskApi => {
  if (tracer === null) return ask;
  return async (path, headers, origin) => {
    if (!tracer.isWithin()) return ask(path, headers, origin);
    const span = tracer.begin('question', 'API');
    let failure: string | undefined;
    try {
      return await span.within(() => ask(path, { ...headers, ...headersOfCause(tracer.carry(), token) }, origin));
    } catch (error) {
      failure = failureOf(error);
      throw error;
    } finally {
      span.end({ failure });
    }
  };
};
