import { assertPortIsFree } from '../start/port.ts';

const FIRST = 4800;
const LAST = 4849;

/** A free port, outside of those of the product and its tests. */
export async function freePort(): Promise<number> {
  for (let port = FIRST; port <= LAST; port += 1) {
    if (
      await assertPortIsFree(port, undefined).then(
        () => true,
        () => false,
      )
    )
      return port;
  }
  throw new Error(`All ports from ${FIRST} to ${LAST} are taken.`);
}
