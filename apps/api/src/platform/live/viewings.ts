import type { LiveEngine } from './live-engine.ts';

export interface Viewing {
  /** The session of the live engine. */
  resourceId: string;
  accountId: string;
  country: string | null;
}

/** Whose picture of which stream runs in this process, so that it can be taken from one viewer. */
export interface Viewings {
  begin(streamId: string, viewing: Viewing): void;
  /** A viewer left, or the picture was taken. */
  forget(resourceId: string): void;
  forgetStream(streamId: string): void;
  /** Ends the pictures of those whom `isMeant` picks. */
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
