/** A fake RTCPeerConnection that is controlled by the test. */
export class FakePeerConnection extends EventTarget {
  static readonly opened: FakePeerConnection[] = [];
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: { type: 'offer'; sdp: string } | null = null;
  remoteSdp: string | undefined;
  closeCount = 0;
  framesDecoded = 0;
  /** Of the server; null: not told. */
  packetsReceived: number | null = null;
  configuration: RTCConfiguration;
  readonly transceivers: FakeTransceiver[] = [];

  constructor(configuration: RTCConfiguration) {
    super();
    this.configuration = configuration;
    FakePeerConnection.opened.push(this);
  }

  addTransceiver(trackOrKind: MediaStreamTrack | string, init: RTCRtpTransceiverInit): FakeTransceiver {
    const transceiver = new FakeTransceiver(trackOrKind, init);
    this.transceivers.push(transceiver);
    return transceiver;
  }

  getSenders(): FakeTransceiver['sender'][] {
    return this.transceivers.map(({ sender }) => sender);
  }

  /** Statistics as set by the test. */
  async getStats(): Promise<RTCStatsReport> {
    const { framesDecoded, packetsReceived } = this;
    return new Map<string, object>([
      ['video', { type: 'inbound-rtp', id: 'video', kind: 'video', framesDecoded }],
      ...(packetsReceived === null ? [] : [['transport', { type: 'transport', packetsReceived }] as const]),
    ]);
  }

  setConfiguration(configuration: RTCConfiguration): void {
    // Afterwards it would have no effect on the candidates.
    if (this.localDescription) throw new Error('Candidates are being gathered already');
    this.configuration = configuration;
  }

  async createOffer(): Promise<{ type: 'offer'; sdp: string }> {
    return { type: 'offer', sdp: 'offer' };
  }

  async setLocalDescription(offer: { type: 'offer'; sdp: string }): Promise<void> {
    this.localDescription = offer;
  }

  async setRemoteDescription({ sdp }: { sdp: string }): Promise<void> {
    this.remoteSdp = sdp;
  }

  close(): void {
    this.closeCount++;
    this.connectionState = 'closed';
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
}

class FakeTransceiver {
  readonly init: RTCRtpTransceiverInit;
  readonly kind: string;
  readonly sender: {
    track: MediaStreamTrack | null;
    parameters: { encodings: RTCRtpEncodingParameters[] };
    replaceTrack(track: MediaStreamTrack): Promise<void>;
    getParameters(): { encodings: RTCRtpEncodingParameters[] };
    setParameters(parameters: { encodings: RTCRtpEncodingParameters[] }): Promise<void>;
  };
  readonly receiver: { track: { kind: string } };

  constructor(trackOrKind: MediaStreamTrack | string, init: RTCRtpTransceiverInit) {
    const isKind = typeof trackOrKind === 'string';
    this.init = init;
    this.kind = isKind ? trackOrKind : trackOrKind.kind;
    this.receiver = { track: { kind: this.kind } };
    this.sender = {
      track: isKind ? null : trackOrKind,
      parameters: { encodings: init.sendEncodings ?? [] },
      async replaceTrack(track) {
        this.track = track;
      },
      getParameters() {
        return { encodings: this.parameters.encodings.map((encoding) => ({ ...encoding })) };
      },
      async setParameters(parameters) {
        this.parameters = parameters;
      },
    };
  }
}

interface ServedAnswer {
  status: number;
  retryAfter?: string;
  /** Of a refusal. */
  code?: string;
  link?: string;
}

/** The server's responses, one for each POST; the last one is repeated. */
export function serveOffers(...answers: (number | Error | ServedAnswer)[]): jest.Mock {
  let posts = 0;
  return jest.fn(async (_url: string, { method }: RequestInit) => {
    if (method === 'DELETE') return { ok: true, status: 200 };
    const answer = answers[Math.min(posts++, answers.length - 1)] ?? 500;
    if (answer instanceof Error) throw answer;
    const { status, retryAfter, code, link }: ServedAnswer = typeof answer === 'number' ? { status: answer } : answer;
    return {
      ok: status < 400,
      status,
      headers: new Headers({
        location: `/resource/${posts}`,
        ...(link && { link }),
        ...(retryAfter && { 'retry-after': retryAfter }),
      }),
      text: async () => `answer ${posts}`,
      json: async () => ({ statusCode: status, code: code ?? 'server.unexpected', message: 'Refused' }),
    };
  });
}
