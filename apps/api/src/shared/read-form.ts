import { MalformedRequestError } from '../errors/common-errors.ts';

/** What the parser refuses on purpose (too many parts, too large) has a status; that it cannot read on has none. */
const hasStatus = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/**
 * Passes on what is read of a multipart form: its parts, or the bytes of a file in it. Only faults of the form are
 * turned, not those of whoever uses what was read: a full disk stays a full disk.
 * @throws MalformedRequestError when the form is broken or ends early, as it does when the sender goes away
 */
export async function* readForm<Part>(source: AsyncIterable<Part>): AsyncGenerator<Part, void, undefined> {
  try {
    yield* source;
  } catch (cause) {
    throw hasStatus(cause) ? cause : new MalformedRequestError({ cause });
  }
}
