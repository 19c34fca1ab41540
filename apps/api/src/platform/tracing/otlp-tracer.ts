import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { DatabaseLog } from '../database/log.ts';
import { reportingExporter } from './reporting-exporter.ts';
import type { Carrier, Span, Tracer } from './tracer.ts';
import type { TracingOptions } from './tracing-config.ts';

/** For one batch, with what is tried again. Meanwhile spans wait, and are dropped beyond {@link MOST_WAITING}. */
const SEND_PATIENCE_MS = 5000;
/** Spans; some megabytes. */
const MOST_WAITING = 8192;
/** A collector that is away must not hold up the end of the process. */
const CLOSE_PATIENCE_MS = 2000;
/** Statements are cut there. */
const MOST_CHARACTERS = 2000;

const KINDS = {
  request: SpanKind.SERVER,
  event: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  question: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  publication: SpanKind.PRODUCER,
  delivery: SpanKind.CONSUMER,
};

const propagator = new W3CTraceContextPropagator();

const carried = (context: Context): Carrier => {
  const carrier: Record<string, string> = {};
  propagator.inject(context, carrier, defaultTextMapSetter);
  return carrier;
};

const contextOf = (cause: Carrier): Context => propagator.extract(ROOT_CONTEXT, cause, defaultTextMapGetter);

const providerOf = ({ endpoint, service, share }: TracingOptions, log: Pick<DatabaseLog, 'warn'>): TracerProvider => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_PATIENCE_MS });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: MOST_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportingExporter(exporter, log),
        maxQueueSize: MOST_WAITING,
        exportTimeoutMillis: SEND_PATIENCE_MS,
      }),
    ],
  });
};

/** Sends traces by OTLP over HTTP. It keeps its own context, not OpenTelemetry's global one. */
export const createOtlpTracer = (options: TracingOptions, log: Pick<DatabaseLog, 'warn'>): Tracer => {
  const provider = providerOf(options, log);
  const tracer = provider.getTracer('barg');
  const active = new AsyncLocalStorage<Context>();
  const wrap = (span: OtelSpan): Span => {
    const own = trace.setSpan(ROOT_CONTEXT, span);
    return {
      within: (work) => active.run(own, work),
      end: ({ attributes = {}, failure } = {}) => {
        span.setAttributes(attributes);
        if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return {
    isWithin: () => active.getStore() !== undefined,
    begin: (kind, name, attributes = {}, cause) => {
      const parent = cause ? contextOf(cause) : (active.getStore() ?? ROOT_CONTEXT);
      return wrap(tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent));
    },
    carry: () => {
      const within = active.getStore();
      return within ? carried(within) : null;
    },
    close: async () => {
      const ended = provider.shutdown().catch(() => undefined);
      await Promise.race([ended, delay(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
};
