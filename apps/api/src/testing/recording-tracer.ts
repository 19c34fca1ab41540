import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, SpanKind, Tracer } from '../platform/tracing/tracer.ts';

interface RecordedSpan {
  kind: SpanKind;
  name: string;
  /** The name of the span that it was begun within. */
  parent: string | undefined;
  attributes: Attributes;
  failure: string | undefined;
}

/** A tracer that keeps its spans, in the order in which they ended. */
export const createRecordingTracer = () => {
  const active = new AsyncLocalStorage<string>();
  const ended: RecordedSpan[] = [];
  const tracer: Tracer = {
    isWithin: () => active.getStore() !== undefined,
    carry: () => {
      const name = active.getStore();
      return name === undefined ? null : { name };
    },
    begin: (kind, name, attributes = {}, cause) => {
      const parent = cause?.name ?? active.getStore();
      return {
        within: (work) => active.run(name, work),
        end: ({ attributes: more = {}, failure } = {}) =>
          void ended.push({ kind, name, parent, attributes: { ...attributes, ...more }, failure }),
      };
    },
    close: async () => undefined,
  };
  return { ...tracer, ended };
};
