import type { FastifyBaseLogger } from 'fastify';

/** Work that nobody waits for: failures are logged, and what still runs is waited for before the end. */
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
