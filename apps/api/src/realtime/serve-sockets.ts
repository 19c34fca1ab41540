import { streamScope } from '@barg/contract';
import type { Context } from '../context.ts';
import { PACE } from '../platform/heartbeats.ts';
import type { Background } from './background.ts';
import type { Connection, SocketPart } from './connection.ts';
import { dispatch } from './dispatch.ts';
import { endBlockedSockets } from './country-watch.ts';
import { createGathering } from './gathering.ts';
import { servePassing, type Passing } from './passing.ts';
import { countryRoom } from './rooms.ts';
import { createLossWatch, renewLines } from './lost-processes.ts';
import { endLostStays } from './room-watch.ts';
import { endDeadSessions, WATCH_EVERY } from './session-watch.ts';
import type { SocketCap } from './socket-cap.ts';
import type { ApiSocket, SocketServer } from './socket-session.ts';
import { createStreamReactions, type StreamReactions } from './stream-reactions.ts';
import { createTokenBucket } from './token-bucket.ts';
import { createTyping } from './typing.ts';
import { createViewerCounts, type ViewerCounts } from './viewer-counts.ts';
import type { ViewerRegister } from './viewer-register.ts';

const STREAMS = streamScope('');

/** As fast as somebody taps; the rest would only make the few as loud as the crowd. */
const REACTION_RATE = { burst: 10, perSecond: 3 };

export interface Served {
  context: Context;
  background: Background;
  viewers: ViewerRegister;
  passing: Passing;
  cap: SocketCap;
  modules: Required<SocketPart>;
}

/** Serves sockets until the returned function is called. */
export const serveSockets = (io: SocketServer, served: Served): (() => Promise<void>) => {
  const { context, background, modules, passing } = served;
  const { rooms } = io.of('/').adapter;
  const noteSeen = createGathering((userIds: readonly string[]) => modules.onSeen(context, userIds));
  const seen = (userId: string): void => {
    const work = noteSeen(userId);
    if (work) background.run(work);
  };
  const viewerCounts = createViewerCounts({
    tell: (streamIds) => background.run(modules.onViewersChanged(context, streamIds)),
    sockets: () => io.sockets.sockets.size,
  });
  followLeaving(io, viewerCounts);
  const reactions = createStreamReactions((scope, event) => {
    io.local.to(scope).emit(event.name, event);
    passing.tell([scope], event);
  });
  servePassing(io, (streamId) => {
    if (rooms.has(streamScope(streamId))) viewerCounts.changed(streamId);
  });
  // What ends sockets and rooms is told by Redis, which may lose it.
  const watch = setInterval(() => {
    background.run(endDeadSessions(io, context));
    background.run(endBlockedSockets(io, context));
    background.run(endLostStays(io, context, modules.stays));
  }, WATCH_EVERY);
  // A process alone takes its sockets along when it is lost.
  const lossWatch = context.redis ? watchLosses(io, served) : undefined;
  io.on('connection', (socket) => accept(socket, { ...served, viewerCounts, reactions, seen }));
  return async () => {
    clearInterval(watch);
    clearInterval(lossWatch);
    viewerCounts.close();
    reactions.close();
    await background.settle();
  };
};

/**
 * Tells of each who leaves a stream's room, whatever the cause: by themselves, put out by any process, or with the
 * line. Who puts somebody out need not think of the number.
 */
const followLeaving = (io: SocketServer, viewerCounts: ViewerCounts): void => {
  io.of('/').adapter.on('leave-room', (room: string) => {
    if (room.startsWith(STREAMS)) viewerCounts.changed(room.slice(STREAMS.length));
  });
};

/** Has sockets ask again after a process was lost, which may not have told what it had committed. */
const watchLosses = (io: SocketServer, { context: { db, log }, background }: Served): NodeJS.Timeout => {
  const watch = createLossWatch(db);
  const act = async (): Promise<void> => {
    for (const silentFor of await watch.look()) {
      log.warn({ part: 'realtime' }, 'a process is gone: whoever is connected here is asked to come again');
      await renewLines(io, silentFor);
    }
  };
  return setInterval(() => background.run(act()), PACE.everyMs);
};

interface Shared extends Served {
  viewerCounts: ViewerCounts;
  reactions: StreamReactions;
  seen: Connection['seen'];
}

const accept = (socket: ApiSocket, shared: Shared): void => {
  const country = shared.context.visitorCountry(socket.request);
  socket.data = { account: null, country, network: shared.cap.networkOfRequest(socket.request) };
  if (country !== null) void socket.join(countryRoom(country));
  const typing = createTyping((scope, event) => {
    socket.local.to(scope).emit(event.name, event);
    shared.passing.tell([scope], event);
  });
  const connection: Connection = { socket, typing, mayReact: createTokenBucket(REACTION_RATE), ...shared };
  dispatch(connection);
  socket.on('disconnecting', () => leave(connection));
};

/** In `disconnecting`, while the rooms are still known. */
const leave = ({ socket, typing, seen }: Connection): void => {
  typing.stopAll();
  const { account } = socket.data;
  if (account) seen(account.id);
};
