import type { ChildProcess } from 'node:child_process';

/**
 * Where no descriptor is left (EMFILE) a program is started without pipes, and the reason comes as an event in the next
 * turn, which ends this process if nobody listens. To be called before anything is done with the pipes.
 *
 * @throws Error in its place
 */
export const assertPiped = (child: ChildProcess): void => {
  if (child.stdout) return;
  child.once('error', () => undefined);
  throw new Error('A program could not be started: there are no pipes left for it');
};
