/** What a web tier traces with. Apart from the rest of the API, which a web tier alone does not load. */
export { headersOfCause } from './platform/tracing/own-cause.ts';
export { openTracer } from './platform/tracing/open-tracer.ts';
export { readTracing } from './platform/tracing/tracing-config.ts';
export type { Span, Tracer } from './platform/tracing/tracer.ts';
