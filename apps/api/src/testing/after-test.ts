/** A test, or what collects the ends of several. */
export interface CleanUp {
  after: (release: () => Promise<void>) => void;
}

/**
 * Releases what a test has opened, and lets go of it. The runner keeps the hooks of every test until the last one has
 * run, and a hook keeps all that it can see: hundreds of whole APIs, which the garbage collector would go through again
 * and again.
 */
export function afterTest(t: CleanUp, release: () => Promise<void>): void {
  const held: { release?: () => Promise<void> } = { release };
  t.after(async () => {
    const { release } = held;
    held.release = undefined;
    await release?.();
  });
}
