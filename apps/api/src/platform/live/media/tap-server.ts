import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { answerRequest, readFrames, type TapTrack } from './rtsp.ts';

const loopback = '127.0.0.1';
/** A reader that is so far behind is lost; a minute of a good picture. */
const mostUnread = 32 * 1024 * 1024;

export interface TapEvents {
  /** The program has begun to read. */
  onPlay(): void;
}

/** A program's way to read the packets of one publisher. */
export interface Tap {
  /** Known to nobody but who opened it. */
  url: string;
  /** @param track index among the tap's tracks */
  sendRtp(track: number, bytes: Buffer): void;
  sendRtcp(track: number, bytes: Buffer): void;
  /** Tells the program that nothing follows. */
  close(): void;
}

interface OpenTap {
  tracks: readonly TapTrack[];
  events: TapEvents;
  reader: Socket | undefined;
}

/**
 * Hands packets to programs on this machine as RTSP over one TCP connection each (RFC 2326, section 10.12): ports need
 * not be found, no packet is lost between, and the end of the connection is the end of the stream, also after a crash.
 */
export class TapServer {
  readonly #taps = new Map<string, OpenTap>();
  #server: Promise<Server> | undefined;

  async open(tracks: readonly TapTrack[], events: TapEvents): Promise<Tap> {
    this.#server ??= this.#listen();
    // What could not listen now may later.
    this.#server.catch(() => (this.#server = undefined));
    const { port } = (await this.#server).address() as AddressInfo;
    const name = randomBytes(16).toString('hex');
    const tap: OpenTap = { tracks, events, reader: undefined };
    this.#taps.set(name, tap);
    const send = (channel: number, bytes: Buffer): void => {
      const { reader } = tap;
      if (!reader) return;
      if (reader.writableLength > mostUnread) return void reader.destroy();
      const frame = Buffer.allocUnsafe(4 + bytes.length);
      frame.write('$', 0, 'latin1');
      frame.writeUInt8(channel, 1);
      frame.writeUInt16BE(bytes.length, 2);
      // Copied: the packet is addressed anew for each viewer.
      bytes.copy(frame, 4);
      reader.write(frame);
    };
    return {
      url: `rtsp://${loopback}:${port}/${name}`,
      sendRtp: (track, bytes) => send(track * 2, bytes),
      sendRtcp: (track, bytes) => send(track * 2 + 1, bytes),
      close: () => {
        this.#taps.delete(name);
        tap.reader?.end();
      },
    };
  }

  async #listen(): Promise<Server> {
    const server = createServer((socket) => this.#serve(socket));
    server.listen(0, loopback);
    await once(server, 'listening');
    // A connection that could not be taken: the program that wanted it ends, and is started anew.
    server.on('error', () => undefined);
    // The taps end with the process; the server does not keep it.
    server.unref();
    return server;
  }

  #serve(socket: Socket): void {
    let unread: Buffer = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      const { requests, rest } = readFrames(Buffer.concat([unread, bytes]));
      unread = rest;
      for (const request of requests) {
        const tap = this.#taps.get(request.name);
        socket.write(answerRequest(request, tap?.tracks));
        if (request.method !== 'PLAY' || !tap || tap.reader) continue;
        tap.reader = socket;
        tap.events.onPlay();
      }
    });
  }
}
