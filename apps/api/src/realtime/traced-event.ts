import { toAppError } from '../plugins/errors.ts';
import type { Tracer } from '../platform/tracing/tracer.ts';

/**
 * Handles a socket's event within a span of its name, whose refusal is told by its code.
 *
 * @param name a word of the contract: what a client calls an event of its own is never told
 */
export const tracedEvent = async <T>(tracer: Tracer | null, name: string, handle: () => Promise<T>): Promise<T> => {
  if (tracer === null) return handle();
  const span = tracer.begin('event', name);
  try {
    const handled = await span.within(handle);
    span.end();
    return handled;
  } catch (error) {
    const { status, code } = toAppError(error);
    span.end({ attributes: { 'barg.code': code }, failure: status >= 500 ? code : undefined });
    throw error;
  }
};
