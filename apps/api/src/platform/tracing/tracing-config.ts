import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';

/** The environment's variables about traces, under OpenTelemetry's names; see README. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('barg'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Where traces go. */
export interface TracingOptions {
  /** Of the collector, without a slash at the end. */
  endpoint: string;
  service: string;
  /** The share of requests and jobs that are traced, between 0 and 1. */
  share: number;
}

/** Null where no traces are written. */
export const readTracingOptions = (env: z.output<z.ZodObject<typeof tracingEnvironment>>): TracingOptions | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
        service: env.OTEL_SERVICE_NAME,
        share: env.OTEL_TRACES_SAMPLER_ARG,
      }
    : null;

/** The same of an environment that nobody has read yet. @throws EnvironmentError */
export const readTracing = (env: NodeJS.ProcessEnv): TracingOptions | null => {
  const { data, error } = z.object(tracingEnvironment).safeParse(env);
  if (data) return readTracingOptions(data);
  const [issue] = error.issues;
  throw new EnvironmentError(`The environment variable ${issue?.path.join('.')} is not valid: ${issue?.message}`);
};
