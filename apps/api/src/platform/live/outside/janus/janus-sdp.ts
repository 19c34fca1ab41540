import { LiveEngineError } from '../../live-engine.ts';
import {
  assertOneOfEach,
  findIceUser,
  type MediaKind,
  type OfferedCodec,
  type OfferedMedia,
  parseOffer,
  restrictOffer,
} from '../../media/sdp-offer.ts';

/** What a publisher sends: a section of its offer, and how that is coded. */
export interface JanusTrack {
  mid: string;
  codec: string;
  /** It comes in several sizes at once, see `PICTURE_LAYERS`. */
  hasLayers: boolean;
}

/** One section of what a viewer is to get. */
export interface ViewedMedia {
  mid: string;
  kind: MediaKind;
  codec: OfferedCodec;
  hasLayers: boolean;
}

const CODECS: Record<string, { kind: MediaKind; rtpmap: string }> = {
  opus: { kind: 'audio', rtpmap: 'opus/48000/2' },
  h264: { kind: 'video', rtpmap: 'H264/90000' },
  vp8: { kind: 'video', rtpmap: 'VP8/90000' },
};

/** The profile that every browser shows. */
const H264_PARAMETERS = 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f';

export const kindOf = (codec: string): MediaKind | null => CODECS[codec]?.kind ?? null;

const sectionsOf = (sdp: string): string[][] =>
  sdp.split(/\r?\n(?=m=)/).map((section) => section.split(/\r?\n/).filter((line) => line !== ''));

const attributeOf = (lines: readonly string[], name: string): string | null =>
  lines.find((line) => line.startsWith(`a=${name}:`))?.slice(`a=${name}:`.length) ?? null;

/**
 * A publisher's offer as Janus shall see it: without candidates, to which it would send whatever a client names. It
 * learns where a client is when that reaches out.
 *
 * @throws {LiveEngineError} `invalid-offer` or `unsupported-codec`
 */
export const offerForJanus = (offerSdp: string): string => {
  assertOneOfEach(offerSdp);
  return restrictOffer(offerSdp, new Set(servedOf(offerSdp).map(({ mid }) => mid)));
};

/** The sections of an offer of which at least one codec is known. @throws {LiveEngineError} */
const servedOf = (offerSdp: string): OfferedMedia[] => {
  const served = parseOffer(offerSdp).filter(({ codecs }) => codecs.length > 0);
  if (served.length === 0) throw new LiveEngineError('unsupported-codec', 'No codec of the offer is known');
  return served;
};

/** What comes by a session, as Janus's answer to its offer has it. */
export const tracksOf = (answerSdp: string): JanusTrack[] =>
  sectionsOf(answerSdp).flatMap((lines) => {
    const [, port, type] = /^m=(?:audio|video) (\d+) \S+ (\d+)/.exec(lines[0] ?? '') ?? [];
    const mid = attributeOf(lines, 'mid');
    const codec = lines.flatMap((line) => new RegExp(`^a=rtpmap:${type} ([^/]+)/`).exec(line)?.[1] ?? [])[0];
    if (port === undefined || port === '0' || mid === null || codec === undefined) return [];
    if (lines.includes('a=inactive') || kindOf(codec.toLowerCase()) === null) return [];
    return [{ mid, codec: codec.toLowerCase(), hasLayers: attributeOf(lines, 'simulcast') !== null }];
  });

/**
 * What of a publisher's tracks a viewer can be sent, each by the number that the viewer has for its codec.
 *
 * @throws {LiveEngineError} `invalid-offer`, or `unsupported-codec` where the picture cannot be shown
 */
export const viewedOf = (offerSdp: string, tracks: readonly JanusTrack[]): ViewedMedia[] => {
  const viewed = servedOf(offerSdp).flatMap(({ mid, kind, codecs }) => {
    const sentAs = (name: string) => tracks.find((track) => track.codec === name);
    const codec = codecs.find(({ name }) => sentAs(name));
    return codec ? [{ mid, kind, codec, hasLayers: sentAs(codec.name)?.hasLayers ?? false }] : [];
  });
  const kinds = new Set(tracks.map(({ codec }) => kindOf(codec)));
  const main = kinds.has('video') ? 'video' : 'audio';
  if (!viewed.some(({ kind }) => kind === main))
    throw new LiveEngineError('unsupported-codec', `The ${main} of the stream is in no codec of the offer`);
  return viewed;
};

/** Letters that RFC 8839 allows, so that no line of a client's becomes two. */
const ICE_WORD = /^[\w+/]{4,256}$/;
const FINGERPRINT = /^[\w-]{1,20} [\dA-Fa-f:]{1,256}$/;

/** Who speaks: what ICE and DTLS need of one side. */
interface Side {
  user: string;
  password: string;
  fingerprint: string;
}

const sideOf = (sdp: string): Side | null => {
  const lines = sdp.split(/\r?\n/);
  const side = {
    user: findIceUser(sdp) ?? '',
    password: attributeOf(lines, 'ice-pwd') ?? '',
    fingerprint: attributeOf(lines, 'fingerprint') ?? '',
  };
  const isWhole = ICE_WORD.test(side.user) && ICE_WORD.test(side.password) && FINGERPRINT.test(side.fingerprint);
  return isWhole ? side : null;
};

const codecLines = ({ name, payloadType, parameters }: OfferedCodec): string[] => {
  const fmtp = name === 'h264' ? (parameters ?? H264_PARAMETERS) : parameters;
  const feedback = name === 'opus' ? [] : ['nack', 'nack pli', 'ccm fir'];
  return [
    `a=rtpmap:${payloadType} ${CODECS[name]?.rtpmap}`,
    ...(fmtp === undefined ? [] : [`a=fmtp:${payloadType} ${fmtp}`]),
    ...feedback.map((what) => `a=rtcp-fb:${payloadType} ${what}`),
  ];
};

interface Section {
  mid: string;
  media: ViewedMedia;
  direction: 'sendonly' | 'recvonly';
  setup: 'active' | 'passive';
  side: Side;
}

const describe = ({ mid, media, direction, setup, side }: Section): string[] => [
  `m=${media.kind} 9 UDP/TLS/RTP/SAVPF ${media.codec.payloadType}`,
  'c=IN IP4 0.0.0.0',
  `a=${direction}`,
  `a=mid:${mid}`,
  'a=rtcp-mux',
  `a=ice-ufrag:${side.user}`,
  `a=ice-pwd:${side.password}`,
  `a=fingerprint:${side.fingerprint}`,
  `a=setup:${setup}`,
  ...codecLines(media.codec),
];

const join = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

const head = (mids: readonly string[]): string[] => [
  ...['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0'],
  `a=group:BUNDLE ${mids.join(' ')}`,
];

/** A section that stays off, in the place that the offer gave it. */
const switchedOff = (lines: readonly string[]): string[] => [
  (lines[0] ?? '').replace(/^(m=\S+) \d+/, '$1 0'),
  'c=IN IP4 0.0.0.0',
  'a=inactive',
  ...lines.filter((line) => line.startsWith('a=mid:')),
];

export interface Bridged {
  /** Janus's offer answered for the client. */
  forJanus: string;
  /** The client's offer answered for Janus. */
  forClient: string;
}

/**
 * To a viewer both sides have made an offer: WHEP's clients do, and Janus's Streaming plugin does. Each is answered with
 * what the other has offered, so that they meet. Both believe to control ICE, which settles that by itself (RFC 8445,
 * section 7.3.1.1).
 *
 * @param janusOffer whose sections have their kind as `mid`, see janus-mounts.ts
 * @throws {LiveEngineError} `invalid-offer`, or `unavailable` where Janus's makes no sense
 */
export const bridge = (clientOffer: string, janusOffer: string, viewed: readonly ViewedMedia[]): Bridged => {
  const client = sideOf(clientOffer);
  if (!client) throw new LiveEngineError('invalid-offer', 'The offer has no credentials of ICE and DTLS');
  const janus = sideOf(janusOffer);
  const offered = sectionsOf(janusOffer).slice(1);
  if (!janus || offered.length === 0) throw new LiveEngineError('unavailable', 'Janus offered nothing');
  // Who begins with DTLS is whom the client leaves it to; Janus by itself, which is quicker by a round trip.
  const isClientActive = /^a=setup:active\r?$/m.test(clientOffer);
  const byKind = new Map(viewed.map((media) => [media.kind, media]));

  const forJanus = offered.map((lines) => {
    const media = byKind.get(/^m=audio /.test(lines[0] ?? '') ? 'audio' : 'video');
    const mid = attributeOf(lines, 'mid');
    if (!media || mid === null) return { mid: null, lines: switchedOff(lines) };
    const setup = isClientActive ? 'active' : 'passive';
    return { mid, lines: describe({ mid, media, direction: 'recvonly', setup, side: client }) };
  });

  const candidates = offered.flat().filter((line) => line.startsWith('a=candidate:'));
  const ssrcOf = (kind: MediaKind): string[] => {
    const lines = offered.find(([line = '']) => line.startsWith(`m=${kind} `)) ?? [];
    const ssrc = lines.flatMap((line) => /^a=ssrc:(\d+) /.exec(line)?.[1] ?? [])[0];
    return ssrc === undefined ? [] : [`a=msid:live ${kind}`, `a=ssrc:${ssrc} cname:live`];
  };
  const forClient = sectionsOf(clientOffer)
    .slice(1)
    .map((lines) => {
      const mid = attributeOf(lines, 'mid');
      const media = viewed.find((one) => one.mid === mid);
      if (!media || mid === null) return { mid: null, lines: switchedOff(lines) };
      const setup = isClientActive ? 'passive' : 'active';
      const section = describe({ mid, media, direction: 'sendonly', setup, side: janus });
      return { mid, lines: [...section, ...ssrcOf(media.kind)] };
    });
  // Of a bundle the first section's address is everybody's.
  forClient.find(({ mid }) => mid !== null)?.lines.push(...new Set(candidates), 'a=end-of-candidates');

  const whole = (sections: ReadonlyArray<{ mid: string | null; lines: string[] }>, more: string[] = []): string =>
    join([...head(sections.flatMap(({ mid }) => mid ?? [])), ...more, ...sections.flatMap(({ lines }) => lines)]);
  const lite = /^a=ice-lite\r?$/m.test(janusOffer) ? ['a=ice-lite'] : [];
  return { forJanus: whole(forJanus), forClient: whole(forClient, lite) };
};
