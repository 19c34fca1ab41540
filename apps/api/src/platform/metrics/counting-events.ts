import type { RealtimePublisher } from '../publisher.ts';
import type { Metrics } from './metrics.ts';

/** A publisher that counts what it sends. */
export const countingEvents = (publisher: RealtimePublisher, metrics: Metrics | null): RealtimePublisher =>
  metrics === null
    ? publisher
    : {
        publish: (target, event) => {
          metrics.eventPublished(event.name);
          publisher.publish(target, event);
        },
      };
