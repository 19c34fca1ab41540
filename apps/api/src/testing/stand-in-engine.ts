import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { afterTest } from './after-test.ts';

export const STAND_IN_SECRET = 'shared-by-engine-and-site';
export const STAND_IN_ANSWER = 'v=0\r\no=- 7 1 IN IP4 127.0.0.1\r\ns=-\r\n';
/** What it names besides servers of ICE is not to reach clients. */
const LINKS =
  '<stun:relay.example:3478>; rel="ice-server", <https://engine.example/docs>; rel="help", ' +
  '<turn:relay.example:3478?transport=udp>; rel="ice-server"; username="u"; credential="c"; credential-type="password"';

interface Session {
  id: string;
  room: string;
  action: 'publish' | 'read';
}

interface Asked {
  method: string;
  url: string;
  authorization: string | undefined;
  ifMatch: string | undefined;
  body: string;
}

export interface Scripted {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

const read = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of request) body += part;
  return body;
};

/**
 * An engine without media on loopback: speaks WHIP and WHEP, asks a hook whom it lets in, and has the Control API of
 * MediaMTX as far as the site uses it. A test says what arrives, what it answers and when it is away.
 */
export const startStandInEngine = async (t: Pick<TestContext, 'after'>) => {
  const sessions = new Map<string, Session>();
  const publishing = new Map<string, string>();
  const asked: Asked[] = [];
  const hooked: unknown[] = [];
  const scripted: Scripted[] = [];
  const state = {
    /** Where it asks whom to let in; it lets in everybody without. */
    hook: null as string | null,
    /** Breaks off every request. */
    isAway: false,
    /** Whether a publisher's picture comes by itself. */
    arrives: true,
    /** How it answers when a session shall be ended. */
    endStatus: 200,
  };

  const isLetIn = async (request: Asked, { action, room }: Pick<Session, 'action' | 'room'>): Promise<boolean> => {
    if (state.hook === null) return true;
    const body = {
      ...{ ip: '127.0.0.1', user: '', password: '', token: request.authorization?.replace('Bearer ', '') ?? '' },
      ...{ action, path: room, protocol: 'webrtc', id: randomUUID(), query: '' },
    };
    hooked.push(body);
    const answer = await fetch(state.hook, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`engine:${STAND_IN_SECRET}`).toString('base64')}`,
      },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };

  const endOne = (secret: string): boolean => {
    const session = sessions.get(secret);
    if (!session) return false;
    sessions.delete(secret);
    if (publishing.get(session.room) === session.id) publishing.delete(session.room);
    return true;
  };

  const open = async (request: Asked, room: string, action: Session['action']): Promise<Scripted> => {
    if (!(await isLetIn(request, { action, room }))) return { status: 401 };
    if (action === 'read' && !publishing.has(room)) return { status: 404, body: '{"error":"no one is publishing"}' };
    const [secret, id] = [randomUUID(), randomUUID()];
    sessions.set(secret, { id, room, action });
    if (action === 'publish' && state.arrives) publishing.set(room, id);
    return {
      status: 201,
      headers: {
        ...{ 'content-type': 'application/sdp', etag: '*', id, link: LINKS },
        location: `/${room}/${action === 'publish' ? 'whip' : 'whep'}/${secret}`,
      },
      body: STAND_IN_ANSWER,
    };
  };

  const list = (items: unknown[]): Scripted => ({
    status: 200,
    body: JSON.stringify({ pageCount: items.length > 0 ? 1 : 0, itemCount: items.length, items }),
  });

  const pathOf = ([room, id]: [string, string]) => ({
    ...{
      name: room,
      ready: true,
      source: { type: 'webRTCSession', id },
      tracks: ['H264', 'Opus'],
      bytesReceived: 1000,
    },
    readers: [...sessions.values()].filter((session) => session.room === room && session.action === 'read'),
  });

  const control = (url: string): Scripted => {
    if (url.startsWith('/v3/paths/list')) return list([...publishing].map(pathOf));
    if (url.startsWith('/v3/webrtcsessions/list'))
      return list([...sessions.values()].map(({ id, room, action }) => ({ id, path: room, state: action })));
    const [secret] = [...sessions].find(([, { id }]) => url === `/v3/webrtcsessions/kick/${id}`) ?? [];
    return { status: secret !== undefined && endOne(secret) ? 200 : 404, body: '{}' };
  };

  const answer = async (request: Asked): Promise<Scripted> => {
    if (request.url.startsWith('/v3/')) return control(request.url);
    const next = scripted.shift();
    if (next) return next;
    const [, room, kind, secret] = /^\/([^/]+)\/(whip|whep)(?:\/([^/?]+))?/.exec(request.url) ?? [];
    if (room === undefined) return { status: 404 };
    if (secret === undefined) return open(request, room, kind === 'whip' ? 'publish' : 'read');
    if (request.method === 'PATCH') return { status: sessions.has(secret) ? 204 : 404 };
    if (state.endStatus !== 200) return { status: state.endStatus };
    return { status: endOne(secret) ? 200 : 404 };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one: Asked = {
      ...{ method: request.method ?? '', url: request.url ?? '' },
      ...{ authorization: request.headers.authorization, ifMatch: request.headers['if-match'] },
      body: await read(request),
    };
    asked.push(one);
    if (state.isAway) return void request.socket.destroy();
    const { status, headers = {}, body = '' } = await answer(one);
    response.writeHead(status, headers).end(body);
  };

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(t, async () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    state,
    sessions,
    publishing,
    /** All that was asked of it, in order. */
    asked,
    /** What it asked the hook. */
    hooked,
    /** Answers the next request to WHIP or WHEP in place of what it would say. */
    answerNext: (...answers: Scripted[]) => void scripted.push(...answers),
    /** The publisher of a room goes without a word. */
    lose: (room: string) => void publishing.delete(room),
    /** For the configuration of the site. */
    env: {
      LIVE_ENGINE: 'whip',
      LIVE_WHIP_URL: `${url}/{room}/whip`,
      LIVE_WHEP_URL: `${url}/{room}/whep`,
      LIVE_ENGINE_SECRET: STAND_IN_SECRET,
      LIVE_ENGINE_API_URL: url,
    },
  };
};
