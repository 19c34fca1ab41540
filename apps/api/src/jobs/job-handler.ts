import type { Context } from '../context.ts';
import type { Handler } from './job-runner.ts';

/** A job of a module, see {@link Handler}. */
export type JobHandler = Handler<Context>;
