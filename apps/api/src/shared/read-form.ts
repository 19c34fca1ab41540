import { MalformedRequestError } from '../errors/common-errors.ts';

/** Deliberate refusals of the parser (too many parts, too large) have a status; parse errors have none. */
const hasStatus = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/**
 * Yields what is read of a multipart form: its parts, or the bytes of a file. Only errors of the form are converted,
 * not those of its consumer, such as a full disk.
 * @throws MalformedRequestError when the form is broken or ends early, as when the client disconnects
 */
export async function* readForm<Part>(source: AsyncIterable<Part>): AsyncGenerator<Part, void, undefined> {
  try {
    yield* source;
  } catch (cause) {
    throw hasStatus(cause) ? cause : new MalformedRequestError({ cause });
  }
}
