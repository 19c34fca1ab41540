import type { FastifyBaseLogger } from 'fastify';

/** Runs tasks in the background: errors are logged, and closing waits for running tasks. */
export const createBackground = (log: FastifyBaseLogger) => {
  const running = new Set<Promise<void>>();
  return {
    run: (work: Promise<unknown>): void => {
      const settled = work.then(
        () => undefined,
        (error: unknown) => log.error({ err: error, part: 'realtime' }, 'background work failed'),
      );
      running.add(settled);
      void settled.finally(() => running.delete(settled));
    },
    settle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

export type Background = ReturnType<typeof createBackground>;
