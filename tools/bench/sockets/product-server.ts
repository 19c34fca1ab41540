// The product's API in a process, as ROLE=api starts it, and what the bench asks of it.
import type { AddressInfo } from 'node:net';
import { streamScope, type ServerEvent } from '@barg/contract';
import { buildApi, createLog, openDatabase, readConfig } from '@barg/api';
import { newEvent, toScope, toUser } from '../../../apps/api/src/platform/publisher.ts';
import { createWebServer, stopListening } from '../../../apps/edge/src/server.ts';
import { answerBench } from './child.ts';
import { balance, EVENT_OF, lineIn, memory, processorTime, tellAll, type Kind, type Product } from './told.ts';

const config = readConfig(process.env);
const log = createLog(config.logLevel);
const database = await openDatabase({ ...config.database, ...config });
const api = await buildApi({ config, database, log });
const server = await createWebServer(null, (request, response) => api.handle(request, response));
api.attachRealtime(server);

process.once('SIGTERM', () => {
  stopListening(server);
  const closed = api.close().then(() => database.close());
  void closed.finally(() => process.exit());
});

let sequence = 0;
const tellers: Record<Kind, (id: string) => void> = {
  person: (id) => api.context.publisher.publish(toUser(id), newEvent(EVENT_OF.person, balance)),
  line: (id) => {
    const scope = streamScope(id);
    const event: ServerEvent = { ...newEvent(EVENT_OF.line, lineIn(id)), scope, sequence: ++sequence };
    api.context.publisher.publish(toScope(scope), event);
  },
};

answerBench<Product>({
  /** Several processes may listen on one port: the system gives each connection to one of those that live. */
  listen: ({ port = 0, isShared = false }) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host: '127.0.0.1', reusePort: isShared }, () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      );
    }),
  serve: () => api.startServing(),
  tell: (telling) => tellAll(telling, tellers[telling.kind]),
  processorTime,
  memory,
});
