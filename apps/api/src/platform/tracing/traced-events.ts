import type { RealtimePublisher } from '../publisher.ts';
import type { Tracer } from './tracer.ts';

/**
 * A publisher whose events are spans of what caused them: a request, a job, a socket's event. What nobody caused, such as
 * a number that changes by itself, has none.
 */
export const tracedEvents = (publisher: RealtimePublisher, tracer: Tracer | null): RealtimePublisher =>
  tracer === null
    ? publisher
    : {
        publish: (target, event) => {
          if (!tracer.isWithin()) return publisher.publish(target, event);
          const span = tracer.begin('publication', event.name, { 'barg.target': target.kind });
          span.within(() => publisher.publish(target, event));
          span.end();
        },
      };
