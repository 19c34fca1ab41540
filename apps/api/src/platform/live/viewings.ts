import type { LiveEngine } from './live-engine.ts';

export interface Viewing {
  /** The session of the live engine. */
  resourceId: string;
  accountId: string;
  country: string | null;
}

/** The video sessions of viewers in this process, so that one viewer's can be ended. */
export interface Viewings {
  begin(streamId: string, viewing: Viewing): void;
  /** The session has ended. */
  forget(resourceId: string): void;
  forgetStream(streamId: string): void;
  /** Ends the sessions of a stream that `isMeant` selects. */
  end(streamId: string, isMeant: (viewing: Viewing) => boolean): Promise<void>;
}

export const createViewings = (live: Pick<LiveEngine, 'end'>): Viewings => {
  const byStream = new Map<string, Map<string, Viewing>>();

  const forget = (resourceId: string): void => {
    for (const [streamId, viewings] of byStream) {
      if (viewings.delete(resourceId) && viewings.size === 0) byStream.delete(streamId);
    }
  };

  return {
    begin: (streamId, viewing) => {
      const viewings = byStream.get(streamId) ?? new Map<string, Viewing>();
      byStream.set(streamId, viewings.set(viewing.resourceId, viewing));
    },
    forget,
    forgetStream: (streamId) => void byStream.delete(streamId),
    end: async (streamId, isMeant) => {
      const meant = [...(byStream.get(streamId)?.values() ?? [])].filter(isMeant);
      for (const { resourceId } of meant) {
        forget(resourceId);
        await live.end(resourceId);
      }
    },
  };
};
