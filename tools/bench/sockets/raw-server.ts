// The counterpart: socket.io of the same version, with the same rooms and contents and nothing of the product.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { streamScope, type ServerEvent } from '@barg/contract';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { answerBench } from './child.ts';
import { balance, EVENT_OF, lineIn, memory, processorTime, tellAll, type Kind, type Raw } from './told.ts';

/** As the product keeps: with the adapter's own ten thousand a process that reads slowly loses events. */
const KEPT_MESSAGES = 50_000;

const { REDIS_URL } = process.env;
const adapterOf = (url: string) => createAdapter(new Redis(url), { streamName: 'raw', maxLen: KEPT_MESSAGES });
const io = new Server({ serveClient: false, ...(REDIS_URL && { adapter: adapterOf(REDIS_URL) }) });
const server = createServer();
io.attach(server);
io.on('connection', (socket) => void socket.join(socket.handshake.auth.rooms as string[]));

const common = { id: '0196f1d2-8f0b-7c11-9a3e-5a8f0d3c7b21', at: '2026-01-01T10:00:00.000Z' };
const emit = (room: string, event: ServerEvent): void => void io.to(room).emit(event.name, event);
let sequence = 0;
const say = (id: string, data = lineIn(id)): void => {
  const scope = streamScope(id);
  emit(scope, { ...common, name: EVENT_OF.line, data, scope, sequence: ++sequence });
};
const tellers: Record<Kind, (id: string) => void> = {
  person: (id) => emit(id, { ...common, name: EVENT_OF.person, data: balance }),
  line: (id) => say(id),
};

answerBench<Raw>({
  listen: () =>
    new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    }),
  tell: (telling) => tellAll(telling, tellers[telling.kind]),
  say: ({ streamId, text }) => {
    const line = lineIn(streamId);
    say(streamId, { ...line, message: { ...line.message, text } });
  },
  processorTime,
  memory,
});
