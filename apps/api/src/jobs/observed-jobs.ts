import type { Context } from '../context.ts';
import type { Handler, Jobs } from './job-runner.ts';

/** The jobs, of whose attempts the process' metrics are told. */
export const observedJobs = <C extends Pick<Context, 'metrics'>>(jobs: Jobs<C>): Jobs<C> => ({
  ...jobs,
  handlers: Object.fromEntries(Object.entries(jobs.handlers).map(([task, handle]) => [task, observed(task, handle)])),
});

const observed =
  <C extends Pick<Context, 'metrics'>>(task: string, handle: Handler<C>): Handler<C> =>
  async (context, payload, stopping) => {
    const { metrics } = context;
    if (metrics === null) return handle(context, payload, stopping);
    const began = performance.now();
    const tell = (isDone: boolean): void =>
      metrics.jobEnded({ task, isDone, seconds: (performance.now() - began) / 1000 });
    try {
      await handle(context, payload, stopping);
    } catch (error) {
      tell(false);
      throw error;
    }
    tell(true);
  };
