import type { FastifyBaseLogger } from 'fastify';

/**
 * Does at once, after a commit, what a job of the same transaction does again: nobody waits for a worker, and a process
 * that is killed here leaves it to the job. So does one that fails, because what was asked for is done already.
 */
export const doNow = async ({ log }: { log: Pick<FastifyBaseLogger, 'error'> }, work: Promise<void>): Promise<void> => {
  await work.catch((error: unknown) => log.error({ err: error }, 'what follows a change is left to its job'));
};
