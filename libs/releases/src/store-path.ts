const SAFE_SEGMENT = /^[a-z0-9][a-z0-9-]*$/;

/** Where a statement lies below its remote, and what its name says. */
export const STATEMENT = /^(\d{1,10})\.json$/;

/**
 * The path of something in a store, with `/` between its parts; null for one that would leave the store. `remote` and
 * the rest come from addresses that anybody may write.
 */
export function storePath(remote: string, ...rest: string[]): string | null {
  const segments = [remote, ...rest.flatMap((part) => part.split('/'))];
  const isSafe = SAFE_SEGMENT.test(remote) && segments.every((segment) => segment !== '' && !segment.startsWith('.'));
  return isSafe ? segments.join('/') : null;
}

/** @throws where a path leads out of the store: what is written must have been checked before */
export function wanted<T>(place: T | null): T {
  if (place === null) throw new Error('a path that leaves the store');
  return place;
}
