import { LiveError } from './live-error.ts';
import type { Layer } from './layers.ts';
import { deleteResource, type LiveEndpoint, postLayer, postOffer } from './whip-http.ts';

const connectTimeout = 15_000;
/** The time in which a connection may recover by itself, as after a change of network. */
const recoveryTimeout = 4_000;

const BUNDLED: RTCConfiguration = { bundlePolicy: 'max-bundle' };

export type LiveSessionOptions = LiveEndpoint;

/** One session at the server, from offer to end. */
export class LiveSession {
  readonly peer: RTCPeerConnection;
  /** Resolves when the connection is lost or the session is closed. */
  readonly ended: Promise<void>;
  readonly #options: LiveSessionOptions;
  #resourceUrl: string | undefined;
  #layerUrl: string | undefined;
  #released: Promise<void> | undefined;
  #markEnded: () => void = () => undefined;
  #recoveryTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(options: LiveSessionOptions) {
    this.#options = options;
    this.peer = new RTCPeerConnection(BUNDLED);
    this.ended = new Promise((resolve) => (this.#markEnded = resolve));
    this.peer.addEventListener('connectionstatechange', this.#handleStateChange);
  }

  /**
   * Resolves once connected.
   * @param prepare adds the tracks or transceivers of the offer.
   * @throws {LiveError} when the server refuses or the connection fails; everything is released then.
   */
  static async open(
    options: LiveSessionOptions,
    prepare: (peer: RTCPeerConnection) => void,
    signal: AbortSignal,
  ): Promise<LiveSession> {
    const session = new LiveSession(options);
    try {
      prepare(session.peer);
      await session.#negotiate(signal);
      await session.#untilConnected(signal);
      return session;
    } catch (error) {
      await session.close();
      throw LiveError.from(error);
    }
  }

  /** Whether a viewer may choose among sizes of the picture. */
  get hasLayers(): boolean {
    return this.#layerUrl !== undefined;
  }

  /** Asks for another size of the picture. False when that was refused, or there is one only. */
  async chooseLayer(layer: Layer): Promise<boolean> {
    return this.#layerUrl !== undefined && postLayer(this.#layerUrl, layer, this.#options.token);
  }

  /** Releases the connection and the session at the server, once. */
  close(): Promise<void> {
    this.#released ??= this.#release();
    return this.#released;
  }

  async #release(): Promise<void> {
    clearTimeout(this.#recoveryTimer);
    this.peer.removeEventListener('connectionstatechange', this.#handleStateChange);
    this.peer.close();
    this.#markEnded();
    if (this.#resourceUrl) await deleteResource(this.#resourceUrl, this.#options.token);
  }

  async #negotiate(signal: AbortSignal): Promise<void> {
    const offer = await this.peer.createOffer();
    // Without ICE candidates: the server learns the client's address from its first packets.
    const resource = await postOffer(this.#options, offer.sdp ?? '', signal);
    this.#resourceUrl = resource.url;
    this.#layerUrl = resource.layerUrl;
    signal.throwIfAborted();
    // Candidates are gathered from here on, so the relays of the answer are asked too (RFC 9725, section 4.6).
    if (resource.iceServers.length > 0) this.peer.setConfiguration({ ...BUNDLED, iceServers: resource.iceServers });
    await this.peer.setLocalDescription(offer);
    await this.peer.setRemoteDescription({ type: 'answer', sdp: resource.answerSdp });
  }

  #untilConnected(signal: AbortSignal): Promise<void> {
    const { peer } = this;
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        peer.removeEventListener('connectionstatechange', check);
        signal.removeEventListener('abort', abort);
        outcome();
      };
      const fail = (message: string) => settle(() => reject(new LiveError('unavailable', message)));
      const check = () => {
        if (peer.connectionState === 'connected') settle(resolve);
        else if (peer.connectionState === 'failed') fail('No connection to the live server came about');
      };
      const abort = () => fail('Stopped');
      const timer = setTimeout(() => fail('The live server did not connect in time'), connectTimeout);
      peer.addEventListener('connectionstatechange', check);
      signal.addEventListener('abort', abort);
      check();
    });
  }

  readonly #handleStateChange = (): void => {
    clearTimeout(this.#recoveryTimer);
    const state = this.peer.connectionState;
    if (state === 'failed' || state === 'closed') this.#markEnded();
    else if (state === 'disconnected') this.#recoveryTimer = setTimeout(this.#markEnded, recoveryTimeout);
  };
}
