const SAFE_SEGMENT = /^[a-z0-9][a-z0-9-]*$/;

/** The path of a statement below its remote. */
export const STATEMENT = /^(\d{1,10})\.json$/;

/**
 * The path of a file in a store, with `/`; null for one that would leave the store. `remote` and the rest come from
 * URLs.
 */
export function storePath(remote: string, ...rest: string[]): string | null {
  const segments = [remote, ...rest.flatMap((part) => part.split('/'))];
  const isSafe = SAFE_SEGMENT.test(remote) && segments.every((segment) => segment !== '' && !segment.startsWith('.'));
  return isSafe ? segments.join('/') : null;
}

/** @throws for a path that leads out of the store: callers that write must have checked it */
export function wanted<T>(place: T | null): T {
  if (place === null) throw new Error('a path that leaves the store');
  return place;
}
