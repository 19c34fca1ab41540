import { createSocket, type Socket } from 'node:dgram';
import { loopback } from './live-peer.ts';

/** A stretch of network between the engine and one client that loses what the test wants lost. */
export class LossyRelay {
  readonly #toEngine: Socket;
  readonly #toClient: Socket;

  private constructor(toEngine: Socket, toClient: Socket) {
    this.#toEngine = toEngine;
    this.#toClient = toClient;
  }

  /** @param isLost told each datagram from the engine; encrypted media keeps its RTP header readable. */
  static async open(enginePort: number, isLost: (datagram: Buffer) => boolean): Promise<LossyRelay> {
    const [toEngine, toClient] = await Promise.all([bind(), bind()]);
    let clientPort = 0;
    toClient.on('message', (datagram, client) => {
      clientPort = client.port;
      toEngine.send(datagram, enginePort, loopback);
    });
    toEngine.on('message', (datagram) => {
      if (!isLost(datagram)) toClient.send(datagram, clientPort, loopback);
    });
    return new LossyRelay(toEngine, toClient);
  }

  /** The answer as if the engine stood at this end of the relay. */
  redirect(answerSdp: string): string {
    return answerSdp.replace(/(a=candidate:\S+ \d+ \S+ \d+ \S+ )\d+/, `$1${this.#toClient.address().port}`);
  }

  close(): void {
    this.#toEngine.close();
    this.#toClient.close();
  }
}

function bind(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', reject);
    socket.bind(0, loopback, () => resolve(socket));
  });
}
