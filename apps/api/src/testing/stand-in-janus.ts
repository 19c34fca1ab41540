import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterTest, type CleanUp } from './after-test.ts';

export const JANUS_SECRET = 'of-the-stand-in-of-janus';

const SIDE = [
  'a=ice-ufrag:jns1',
  'a=ice-pwd:passwordofjanus00000000',
  'a=fingerprint:sha-256 C9:49',
  'a=setup:actpass',
];

/** Of a section: it is offered, or taken, in several sizes. */
const SIZES = /^a=simulcast:send .+$/m;

/** What it answers to publishers, and offers viewers. */
export const JANUS_SDP = [
  ...['v=0', 'o=- 7 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'm=video 9 UDP/TLS/RTP/SAVPF 96', 'a=mid:0'],
  ...SIDE,
  ...['a=rtpmap:96 VP8/90000', 'a=candidate:1 1 udp 2015 192.0.2.2 43171 typ host', ''],
].join('\r\n');

type Words = Record<string, unknown>;

interface Stream {
  port: number;
  pt: number;
  port_2?: number;
  port_3?: number;
}

interface Client {
  plugin: string;
  room: string | null;
  events: Words[];
}

const read = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of request) body += part;
  return body;
};

/**
 * A Janus without media on loopback: its HTTP API, and of VideoRoom and Streaming what the site asks of them. A test says
 * who is connected, what comes and when it is away.
 */
export const startStandInJanus = async (t: CleanUp) => {
  const clients = new Map<number, Client>();
  const rooms = new Map<string, Words>();
  const mounts = new Map<string, { room: string; ageMs: number; words: Words }>();
  const forwards: Array<{ feed: string; port: number; pt: number; more: unknown[] }> = [];
  const feeds = new Map<string, number>();
  const connected = new Set<string>();
  const asked: Words[] = [];
  const state = { isAway: false, nonsense: null as string | null };
  let number = 4000;

  const refuse = (code: number): Words => ({ error_code: code, error: `number ${code}` });
  const isSecret = (words: Words): boolean => words.admin_key === JANUS_SECRET;
  const opens = (words: Words, thing: Words | undefined): boolean => words.secret === thing?.secret;

  const inRooms = (client: Client, session: number, words: Words): Words => {
    const room = String(words.room);
    switch (words.request) {
      case 'create':
        if (!isSecret(words)) return refuse(433);
        if (rooms.has(room)) return refuse(427);
        rooms.set(room, words);
        return { videoroom: 'created' };
      case 'destroy':
        if (!opens(words, rooms.get(room))) return refuse(rooms.has(room) ? 433 : 426);
        rooms.delete(room);
        return { videoroom: 'destroyed' };
      case 'listparticipants':
        if (!rooms.has(room)) return refuse(426);
        return {
          participants: [...feeds]
            .filter(([, of]) => clients.get(of)?.room === room)
            .map(([id]) => ({ id, publisher: connected.has(id) })),
        };
      case 'listforwarders':
        return {
          publishers: [...feeds.keys()].map((id) => ({
            publisher_id: id,
            forwarders: forwards.filter(({ feed }) => feed === id),
          })),
        };
      case 'rtp_forward':
        if (!isSecret(words) || !opens(words, rooms.get(room))) return refuse(433);
        for (const { port, pt, port_2: second, port_3: third } of words.streams as Stream[])
          forwards.push({ feed: String(words.publisher_id), port, pt, more: [second, third].filter(Boolean) });
        return { videoroom: 'rtp_forward' };
      case 'joinandconfigure':
        if (words.pin !== rooms.get(room)?.pin) return refuse(433);
        client.room = room;
        feeds.set(String(words.id), session);
        return { videoroom: 'joined' };
      default:
        return { videoroom: 'event' };
    }
  };

  const portsOf = (media: number, { media: asked = [] }: Words) => ({
    ...{ type: 'video', port: 100 + media, rtcpport: 200 + media },
    ...((asked as Words[])[0]?.simulcast === true && { port2: 300 + media, port3: 400 + media }),
  });

  const atMounts = (client: Client, words: Words): Words => {
    const id = String(words.id);
    const mount = mounts.get(id);
    const media = [...mounts.keys()].indexOf(id);
    switch (words.request) {
      case 'create':
        if (!isSecret(words)) return refuse(457);
        mounts.set(id, { room: id.split('.')[0] ?? '', ageMs: 0, words });
        return { streaming: 'created' };
      case 'destroy':
        if (!mount || !opens(words, mount.words)) return refuse(mount ? 457 : 455);
        mounts.delete(id);
        return { streaming: 'destroyed' };
      case 'list':
        return {
          list: [...mounts].map(([name, { ageMs }]) => ({ id: name, media: [{ type: 'video', age_ms: ageMs }] })),
        };
      case 'info':
        return mount ? { info: { media: [{ ...portsOf(media, mount.words), age_ms: mount.ageMs }] } } : refuse(455);
      case 'watch':
        if (words.pin !== mount?.words.pin) return refuse(457);
        client.room = mount?.room ?? null;
        return { streaming: 'event' };
      default:
        return { streaming: 'event' };
    }
  };

  const LATER: readonly unknown[] = ['joinandconfigure', 'watch', 'start', 'configure'];

  /** What a message says, see https://janus.conf.meetecho.com/docs/rest.html */
  interface Message {
    body: Words;
    transaction: string;
    jsep?: { sdp: string };
  }

  const say = (session: number, client: Client, { body, transaction, jsep: given }: Message): Words => {
    const isRoom = client.plugin.endsWith('videoroom');
    const plugindata = { data: isRoom ? inRooms(client, session, body) : atMounts(client, body) };
    if (!LATER.includes(body.request)) return { janus: 'success', transaction, plugindata };
    const hasSdp = body.request === 'joinandconfigure' || body.request === 'watch';
    const sdp = SIZES.test(given?.sdp ?? '') ? `${JANUS_SDP}a=simulcast:recv h;m;l\r\n` : JANUS_SDP;
    const jsep = hasSdp ? { jsep: { type: isRoom ? 'answer' : 'offer', sdp } } : {};
    client.events.push({ janus: 'event', transaction, plugindata, ...jsep });
    return { janus: 'ack', transaction };
  };

  const answer = (url: URL, words: Words): unknown => {
    const [, , session, handle] = url.pathname.split('/');
    const shown = words.apisecret ?? url.searchParams.get('apisecret');
    if (shown !== JANUS_SECRET) return { janus: 'error', error: { code: 403, reason: 'Unauthorized' } };
    if (words.janus === 'create') {
      clients.set((number += 1), { plugin: '', room: null, events: [] });
      return { janus: 'success', data: { id: number } };
    }
    const client = clients.get(Number(session));
    if (!client) return { janus: 'error', error: { code: 458, reason: 'No such session' } };
    if (words.janus === 'attach') {
      client.plugin = String(words.plugin);
      return { janus: 'success', data: { id: Number(session) } };
    }
    if (words.janus === 'destroy') {
      clients.delete(Number(session));
      return { janus: 'success' };
    }
    if (handle === undefined) return client.events.splice(0);
    return say(Number(session), client, { body: {}, transaction: '', ...words });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request);
    if (state.isAway) return void request.socket.destroy();
    const words = (body === '' ? {} : JSON.parse(body)) as Words;
    asked.push(words);
    const said = answer(new URL(request.url ?? '/', 'http://janus'), words);
    response.writeHead(200, { 'content-type': 'application/json' }).end(state.nonsense ?? JSON.stringify(said));
  };

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(t, async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/janus`,
    /** As JANUS_NODES has it. */
    env: `http://site:${JANUS_SECRET}@127.0.0.1:${port}/janus`,
    state,
    clients,
    rooms,
    mounts,
    forwards,
    /** All that was asked of it, in order. */
    asked,
    /** Picture and sound of all who have offered some have come. */
    connectAll: () => [...feeds.keys()].forEach((feed) => connected.add(feed)),
    /** Those who are in a room, each by its session. */
    inRoom: (room: string) => [...clients].flatMap(([session, client]) => (client.room === room ? [session] : [])),
    /** The peer connection of a client breaks off. */
    hangUp: (session: number) => void clients.get(session)?.events.push({ janus: 'hangup', reason: 'ICE failed' }),
  };
};
