import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { DatabaseLog } from '../database/log.ts';

/** Nothing went wrong, in what an exporter says of a batch. */
const SUCCESS = 0;

/** An exporter that tells the log once when spans are lost, and again only after some have arrived in between. */
export const reportingExporter = (exporter: SpanExporter, log: Pick<DatabaseLog, 'warn'>): SpanExporter => {
  let isLosing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isLost = result.code !== SUCCESS;
        if (isLost && !isLosing) log.warn(`Traces are lost: ${result.error?.message ?? 'the collector refuses them'}`);
        isLosing = isLost;
        // What is lost is told already; an error would be OpenTelemetry's to tell again.
        done({ code: SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
  };
};
