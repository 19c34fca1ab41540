import type { Context } from '../context.ts';
import type { Handler, Jobs } from './job-runner.ts';

export type Observing = Pick<Context, 'metrics' | 'tracer'>;

/** The jobs, of whose attempts the process' metrics and traces tell. */
export const observedJobs = <C extends Observing>(jobs: Jobs<C>): Jobs<C> => ({
  ...jobs,
  handlers: Object.fromEntries(Object.entries(jobs.handlers).map(([task, handle]) => [task, observed(task, handle)])),
});

const observed =
  <C extends Observing>(task: string, handle: Handler<C>): Handler<C> =>
  async (context, payload, stopping) => {
    const { metrics, tracer } = context;
    const began = performance.now();
    const span = tracer?.begin('job', task);
    const run = (): Promise<void> => handle(context, payload, stopping);
    const tell = (isDone: boolean): void => {
      metrics?.jobEnded({ task, isDone, seconds: (performance.now() - began) / 1000 });
      span?.end({ failure: isDone ? undefined : 'failed' });
    };
    try {
      await (span ? span.within(run) : run());
    } catch (error) {
      tell(false);
      throw error;
    }
    tell(true);
  };
