import type { DatabaseLog } from '../database/log.ts';
import type { Tracer } from './tracer.ts';
import type { TracingOptions } from './tracing-config.ts';

/** Null where no traces are written: then nothing of OpenTelemetry is loaded. */
export const openTracer = async (
  options: TracingOptions | null | undefined,
  log: Pick<DatabaseLog, 'warn'>,
): Promise<Tracer | null> => (options ? (await import('./otlp-tracer.ts')).createOtlpTracer(options, log) : null);
