import { PeerConnection, type Track, Video } from 'node-datachannel';
import type { LiveAnswer } from '../live-engine.ts';
import { isRtcp } from '../media/rtp-packet.ts';

export const loopback = '127.0.0.1';

interface Waiter {
  isMet(): boolean;
  resolve(): void;
}

interface Made {
  codec: string;
  ssrc: number;
  /** Its number for the codec. */
  payloadType: number;
  /** Null for all of this machine's, where an engine does not use loopback. */
  address: string | null;
}

/** A client of the engine without a browser: one video track, whose packets the test writes and reads. */
export class LivePeer {
  readonly ssrc: number;
  readonly received: Buffer[] = [];
  readonly receivedRtcp: Buffer[] = [];
  resourceId = '';
  state = 'new';
  readonly #connection: PeerConnection;
  readonly #track: Track;
  readonly #waiters = new Set<Waiter>();

  private constructor(name: string, direction: 'SendOnly' | 'RecvOnly', { codec, ssrc, address, payloadType }: Made) {
    this.ssrc = ssrc;
    this.#connection = new PeerConnection(name, {
      iceServers: [],
      ...(address !== null && { bindAddress: address }),
      disableAutoNegotiation: true,
      forceMediaTransport: true,
    });
    const video = new Video('0', direction);
    if (codec === 'H264') video.addVideoCodec(payloadType, codec, 'packetization-mode=1;profile-level-id=42e01f');
    else video.addVideoCodec(payloadType, codec);
    if (direction === 'SendOnly') video.addSSRC(ssrc, 'test', 'test', 'video');
    this.#track = this.#connection.addTrack(video);
    this.#track.onMessage((bytes) => {
      (isRtcp(bytes) ? this.receivedRtcp : this.received).push(bytes);
      this.#wake();
    });
    this.#track.onOpen(() => this.#wake());
    this.#connection.onStateChange((state) => {
      this.state = state;
      this.#wake();
    });
  }

  static publisher({ codec = 'VP8', ssrc = 77, address = loopback, payloadType = 96 }: Partial<Made> = {}): LivePeer {
    return new LivePeer('publisher', 'SendOnly', { codec, ssrc, address, payloadType });
  }

  static viewer({ codec = 'VP8', address = loopback, payloadType = 96 }: Partial<Made> = {}): LivePeer {
    return new LivePeer('viewer', 'RecvOnly', { codec, ssrc: 0, address, payloadType });
  }

  offer(): Promise<string> {
    return new Promise((resolve) => {
      this.#connection.onGatheringStateChange((state) => {
        const offer = state === 'complete' ? this.#connection.localDescription() : null;
        if (offer) resolve(offer.sdp);
      });
      this.#connection.setLocalDescription('offer');
    });
  }

  /** Resolves once connected and able to send. */
  async accept({ resourceId, answerSdp }: LiveAnswer): Promise<void> {
    this.resourceId = resourceId;
    this.#connection.setRemoteDescription(answerSdp, 'answer');
    await this.until(() => this.state === 'connected' && this.#track.isOpen());
  }

  get canSend(): boolean {
    return this.#track.isOpen();
  }

  send(packet: Buffer): void {
    this.#track.sendMessageBinary(packet);
  }

  /** Resolves as soon as a packet or a change of state makes the condition true. */
  until(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve();
    return new Promise((resolve) => this.#waiters.add({ isMet, resolve }));
  }

  close(): void {
    this.#connection.close();
  }

  #wake(): void {
    for (const waiter of this.#waiters) {
      if (!waiter.isMet()) continue;
      this.#waiters.delete(waiter);
      waiter.resolve();
    }
  }
}
