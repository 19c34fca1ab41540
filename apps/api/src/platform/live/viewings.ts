import type { FastifyBaseLogger } from 'fastify';
import type { Processes } from '../processes.ts';
import type { LiveEngine } from './live-engine.ts';
import type { Meant } from './meant.ts';

export interface Viewing {
  /** The session of the live engine. */
  resourceId: string;
  accountId: string;
  country: string | null;
}

/** A viewing, and of which stream. */
export interface StreamViewing extends Viewing {
  streamId: string;
}

/** The video sessions of viewers, so that one viewer's can be ended. */
export interface Viewings {
  /** Those that this process can end by itself. */
  list(): Promise<StreamViewing[]>;
  begin(streamId: string, viewing: Viewing): Promise<void>;
  /** The session has ended. */
  forget(resourceId: string): void;
  /** The stream has ended, and all its sessions with it. */
  forgetStream(streamId: string): void;
  /** Ends sessions in every process. */
  end(meant: Meant): Promise<void>;
  /** Ends one session, a viewer's or a publisher's, whichever process holds it. */
  endSession(resourceId: string): Promise<void>;
  /** Gives a room of the live engine another name, whichever process holds it. */
  moveRoom(from: string, to: string): Promise<void>;
}

const isMeantBy = (meant: Meant, { accountId, country }: Viewing): boolean =>
  'accountId' in meant
    ? accountId === meant.accountId
    : country !== null && meant.countries.includes(country) && accountId !== meant.butNot;

/** For an engine in each process: each knows its own sessions, and is told by the others what to end. */
export const createViewings = (
  live: Pick<LiveEngine, 'end' | 'moveRoom'>,
  processes: Processes,
  log: Pick<FastifyBaseLogger, 'error'>,
): Viewings => {
  const byStream = new Map<string, Map<string, Viewing>>();

  const forget = (resourceId: string): void => {
    for (const [streamId, viewings] of byStream) {
      if (viewings.delete(resourceId) && viewings.size === 0) byStream.delete(streamId);
    }
  };

  const endSessionHere = async (resourceId: string): Promise<void> => {
    forget(resourceId);
    await live.end(resourceId);
  };

  const endHere = async (meant: Meant): Promise<void> => {
    const streams = meant.streamId === undefined ? [...byStream.values()] : [byStream.get(meant.streamId)];
    const ended = streams.flatMap((viewings) => [...(viewings?.values() ?? [])].filter((it) => isMeantBy(meant, it)));
    for (const { resourceId } of ended) await endSessionHere(resourceId);
  };

  const onError = (error: unknown) => log.error({ err: error, part: 'live' }, 'video could not be ended or moved');
  processes.on('viewings.ended', (meant) => void endHere(meant).catch(onError));
  processes.on('live-session.ended', ({ resourceId }) => void endSessionHere(resourceId).catch(onError));
  processes.on('live-room.moved', ({ from, to }) => void live.moveRoom(from, to).catch(onError));
  return {
    list: async () =>
      [...byStream].flatMap(([streamId, viewings]) => [...viewings.values()].map((it) => ({ streamId, ...it }))),
    begin: async (streamId, viewing) => {
      const viewings = byStream.get(streamId) ?? new Map<string, Viewing>();
      byStream.set(streamId, viewings.set(viewing.resourceId, viewing));
    },
    forget,
    forgetStream: (streamId) => void byStream.delete(streamId),
    end: async (meant) => {
      processes.tell('viewings.ended', meant);
      await endHere(meant);
    },
    endSession: async (resourceId) => {
      processes.tell('live-session.ended', { resourceId });
      await endSessionHere(resourceId);
    },
    moveRoom: async (from, to) => {
      processes.tell('live-room.moved', { from, to });
      await live.moveRoom(from, to);
    },
  };
};
