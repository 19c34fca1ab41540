import type { Server as HttpServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { streamScope } from '@barg/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Server } from 'socket.io';
import type { Context } from '../context.ts';
import { createProcesses, type Processes } from '../platform/processes.ts';
import type { RealtimePublisher } from '../platform/publisher.ts';
import type { SharedRedis } from '../platform/redis/open-redis.ts';
import type { Tracer } from '../platform/tracing/tracer.ts';
import { createAudiences } from './audiences.ts';
import { createBackground } from './background.ts';
import { followBatchRooms, sendTogether } from './batch-rooms.ts';
import type { SocketPart } from './connection.ts';
import { endBlockedSockets } from './country-watch.ts';
import { createEventBatches, type EventBatches } from './event-batches.ts';
import { takeHandshakes } from './handshakes.ts';
import { joinSocketParts } from './join-socket-parts.ts';
import { createPassing, type Passing } from './passing.ts';
import { createPresence, type Presence } from './presence.ts';
import { openRedisAdapter, ORDERS_ROOM } from './redis/redis-adapter.ts';
import { createSharedCounts } from './redis/shared-counts.ts';
import { countsOfOneProcess, type RoomCounts } from './room-counts.ts';
import { isUserRoom } from './rooms.ts';
import { sendEvent } from './send-event.ts';
import { serveSockets } from './serve-sockets.ts';
import { createSocketCap } from './socket-cap.ts';
import type { SocketServer } from './socket-session.ts';
import { createViewerRegister, type ViewerRegister } from './viewer-register.ts';

const STREAMS = streamScope('');

export interface RealtimeServer extends RealtimePublisher, Presence {
  /** The other processes; nothing is told to them before Redis joins them. */
  processes: Processes;
  /** Starts serving sockets on a web server, with the modules' parts. */
  attach(server: HttpServer | Http2SecureServer, context: Context, parts: readonly SocketPart[]): void;
  /** The number of sockets that are connected to this process. */
  connected(): number;
  /** Disconnects everyone and waits for running work. */
  close(): Promise<void>;
}

export interface RealtimeOptions {
  /** Joins the sockets of all processes; null where one process is alone. */
  redis: SharedRedis | null;
  /** Carries traces to the other processes; null where none are written. */
  tracer: Tracer | null;
  log: FastifyBaseLogger;
}

/**
 * The sockets of this process, and with Redis those of the others: events reach all. It publishes before it is attached,
 * because a process that only works on jobs has no sockets of its own. An event is sent as one message with its name.
 */
export const createRealtimeServer = async ({ redis, tracer, log }: RealtimeOptions): Promise<RealtimeServer> => {
  const processes = createProcesses();
  const take: EventBatches['take'] = (rooms, event) => batches.take(rooms, event);
  const shared = redis && (await openRedisAdapter(redis, { processes, take, tracer, log }));
  const io: SocketServer = new Server({ serveClient: false, ...(shared && { adapter: shared.adapter }) });
  const counts = redis ? createSharedCounts(redis) : countsOfOneProcess;
  const passing = createPassing(io, redis);
  const viewers = createViewerRegister();
  const audiences = createAudiences(io, viewers, redis);
  followRooms(io, { viewers, counts, passing });
  followBatchRooms(io);
  const batches = createEventBatches({
    sizeOf: (room) => io.of('/').adapter.rooms.get(room)?.size ?? 0,
    tell: (scope, told) => sendTogether(io, scope, told),
  });
  if (redis) processes.connect((name, data) => void io.to(ORDERS_ROOM).emit(name, data));
  let isAttached = false;
  let release = async (): Promise<void> => undefined;
  let onSettingsChanged = (): void => undefined;
  return {
    ...createPresence({ io, viewers, counts, processes, passing, audiences }),
    processes,
    publish: (target, event) => {
      sendEvent({ io, batches, others: shared }, target, event);
      if (event.name === 'settings.changed') onSettingsChanged();
    },
    attach: (server, context, parts) => {
      isAttached = true;
      const cap = createSocketCap(context);
      const background = createBackground(context.log);
      const modules = joinSocketParts(parts);
      onSettingsChanged = () => {
        background.run(endBlockedSockets(io, context));
        background.run(modules.onSettingsChanged(context));
      };
      processes.on('settings.changed', () => {
        context.site.forget();
        onSettingsChanged();
      });
      takeHandshakes(io, { server, context, cap });
      release = serveSockets(io, { context, background, viewers, passing, cap, modules });
    },
    connected: () => io.sockets.sockets.size,
    close: async () => {
      await batches.close();
      await (isAttached ? io.close() : io.of('/').adapter.close());
      await release();
      await counts.close();
      shared?.disconnect();
    },
  };
};

/** Keeps the viewer register and the counts of rooms in line with joins and leaves of any cause. */
const followRooms = (
  io: SocketServer,
  { viewers, counts, passing }: { viewers: ViewerRegister; counts: RoomCounts; passing: Passing },
): void => {
  const { adapter } = io.of('/');
  adapter.on('join-room', (room: string, id: string) => viewers.joined(room, id, io.sockets.sockets.get(id)?.data));
  adapter.on('leave-room', (room: string, id: string) => viewers.left(room, id));
  adapter.on('create-room', (room: string) => void (isUserRoom(room) && counts.set(room, 1)));
  adapter.on('delete-room', (room: string) => {
    if (counts.set(room, 0) && room.startsWith(STREAMS)) passing.viewersChanged(room.slice(STREAMS.length));
  });
};
