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
  /** An account's among them, the oldest first. */
  listOf(accountId: string): Promise<StreamViewing[]>;
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

const isMeantBy = (meant: Meant, { streamId, accountId, country }: StreamViewing): boolean => {
  if (meant.streamId !== undefined && meant.streamId !== streamId) return false;
  if ('accountId' in meant) return accountId === meant.accountId;
  return country !== null && meant.countries.includes(country) && accountId !== meant.butNot;
};

/** For an engine in each process: each knows its own sessions, and is told by the others what to end. */
export const createViewings = (
  live: Pick<LiveEngine, 'end' | 'moveRoom'>,
  processes: Processes,
  log: Pick<FastifyBaseLogger, 'error'>,
): Viewings => {
  /** By their sessions, the oldest first. */
  const known = new Map<string, StreamViewing>();
  const select = (isMeant: (viewing: StreamViewing) => boolean) => [...known.values()].filter(isMeant);
  const forget = (resourceId: string): void => void known.delete(resourceId);

  const endSessionHere = async (resourceId: string): Promise<void> => {
    forget(resourceId);
    await live.end(resourceId);
  };

  const endHere = async (meant: Meant): Promise<void> => {
    for (const { resourceId } of select((it) => isMeantBy(meant, it))) await endSessionHere(resourceId);
  };

  const onError = (error: unknown) => log.error({ err: error, part: 'live' }, 'video could not be ended or moved');
  processes.on('viewings.ended', (meant) => void endHere(meant).catch(onError));
  processes.on('live-session.ended', ({ resourceId }) => void endSessionHere(resourceId).catch(onError));
  processes.on('live-room.moved', ({ from, to }) => void live.moveRoom(from, to).catch(onError));
  return {
    list: async () => [...known.values()],
    listOf: async (accountId) => select((it) => it.accountId === accountId),
    begin: async (streamId, viewing) => void known.set(viewing.resourceId, { streamId, ...viewing }),
    forget,
    forgetStream: (streamId) => select((it) => it.streamId === streamId).forEach((it) => forget(it.resourceId)),
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
