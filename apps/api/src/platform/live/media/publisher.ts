import type { RtcConfig } from 'node-datachannel';
import { LiveEngineError, type LiveInput } from '../live-engine.ts';
import { type IngestEvents, IngestTrack } from './ingest-track.ts';
import { PeerSession, type PeerSessionEvents } from './peer-session.ts';
import { describeIngest } from './sdp-answer.ts';
import { assertOneOfEach, type CodecName, type MediaKind, parseOffer, restrictOffer } from './sdp-offer.ts';
import { TransportFeedback } from './transport-feedback.ts';

const nackInterval = 20;
const feedbackInterval = 50;
const reportInterval = 1_000;

export interface PublisherRequest {
  offerSdp: string;
  /** Taken where it is offered, in place of the client's first choice. */
  preferredVideoCodec: CodecName | undefined;
  config: RtcConfig;
  /** Milliseconds, see `LiveOptions`. */
  connectTimeout: number;
  silenceTimeout: number;
}

/** Who sends a room's picture and sound. */
export class Publisher {
  readonly session: PeerSession;
  readonly #tracks: IngestTrack[];
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #silenceTimeout: number;
  readonly #offer: string;

  constructor(request: PublisherRequest, events: PeerSessionEvents & IngestEvents) {
    const chosen = chooseMedia(request);
    this.#offer = restrictOffer(request.offerSdp, new Set(chosen.map(({ media }) => media.mid)));
    this.#silenceTimeout = request.silenceTimeout;
    this.session = new PeerSession(request.config, request.connectTimeout, {
      onConnected: () => {
        this.#startTimers();
        events.onConnected();
      },
      onClosed: () => {
        this.#timers.forEach((timer) => clearInterval(timer));
        events.onClosed();
      },
      onFailed: (error) => events.onFailed(error),
    });
    const feedback = new TransportFeedback();
    this.#tracks = chosen.map(({ media, codec }) => {
      const transport = this.session.addTrack(describeIngest(media, codec));
      return new IngestTrack(media, codec, transport, feedback);
    });
    this.#tracks.forEach((track) => track.listen(events));
  }

  answer(): Promise<string> {
    return this.session.negotiate(this.#offer);
  }

  track(kind: MediaKind): IngestTrack | undefined {
    return this.#tracks.find((track) => track.kind === kind);
  }

  get input(): LiveInput {
    const now = performance.now();
    const [video, audio] = [this.track('video'), this.track('audio')];
    return {
      resourceId: this.session.id,
      video: video?.isReceiving ? video.meter.video(video.counted, now) : null,
      audio: audio?.isReceiving ? audio.meter.audio(audio.counted, now) : null,
    };
  }

  get videoCodec(): CodecName | undefined {
    return this.track('video')?.codec.name;
  }

  #startTimers(): void {
    const connectedAt = performance.now();
    this.#repeat(nackInterval, () => this.track('video')?.requestMissing());
    this.#repeat(feedbackInterval, () => this.#tracks.find((track) => track.isReceiving)?.sendTransportFeedback());
    this.#repeat(reportInterval, () => {
      this.#tracks.forEach((track) => track.reportReception());
      this.#closeWhenSilentSince(connectedAt);
    });
  }

  #repeat(interval: number, work: () => void): void {
    this.#timers.push(setInterval(() => this.session.guard(work), interval));
  }

  #closeWhenSilentSince(connectedAt: number): void {
    const lastHeard = Math.max(connectedAt, ...this.#tracks.map((track) => track.lastHeard));
    if (performance.now() - lastHeard > this.#silenceTimeout) this.session.close();
  }
}

function chooseMedia({ offerSdp, preferredVideoCodec }: PublisherRequest) {
  assertOneOfEach(offerSdp);
  const chosen = parseOffer(offerSdp).flatMap((media) => {
    const codec = media.codecs.find(({ name }) => name === preferredVideoCodec) ?? media.codecs[0];
    return codec ? [{ media, codec }] : [];
  });
  if (chosen.length === 0) throw new LiveEngineError('unsupported-codec', 'Opus, VP8 or H.264 (42e0) are needed');
  return chosen;
}
