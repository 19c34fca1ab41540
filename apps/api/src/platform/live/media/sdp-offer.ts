import { LiveEngineError } from '../live-engine.ts';

export type MediaKind = 'audio' | 'video';
export type CodecName = 'opus' | 'h264' | 'vp8';

export interface OfferedCodec {
  name: CodecName;
  payloadType: number;
  clockRate: number;
  /** Format parameters as offered. */
  parameters: string | undefined;
}

/** One media section of an offer, as far as the engine can serve it. */
export interface OfferedMedia {
  kind: MediaKind;
  mid: string;
  /** The codecs that the engine forwards, in the client's order. */
  codecs: OfferedCodec[];
  /** Header extension id of the transport-wide sequence number, when offered. */
  transportSequenceId: number | undefined;
}

export const transportSequenceUri = 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01';

const clockRates: Record<CodecName, number> = { opus: 48_000, h264: 90_000, vp8: 90_000 };
const codecsOfKind: Record<MediaKind, readonly CodecName[]> = { audio: ['opus'], video: ['h264', 'vp8'] };

/**
 * Reads the media sections that the engine can serve: the first of each kind.
 * @throws {LiveEngineError} `invalid-offer` when this is no SDP offer of audio or video.
 */
export function parseOffer(sdp: string): OfferedMedia[] {
  const [session, ...sections] = splitSections(sdp);
  if (!session?.[0]?.startsWith('v=0')) throw new LiveEngineError('invalid-offer', 'The offer is not SDP');
  const media = sections.map(parseSection).filter((section) => section !== null);
  const served = media.filter((section, index) => media.findIndex(({ kind }) => kind === section.kind) === index);
  if (served.length === 0) throw new LiveEngineError('invalid-offer', 'The offer has no audio or video');
  return served;
}

/**
 * The offer as the transport shall see it: without the client's candidates, which the engine does not need (the
 * client always reaches out first) and must not trust, and with every section that is not served switched off.
 */
export function restrictOffer(sdp: string, servedMids: ReadonlySet<string>): string {
  const [session = [], ...sections] = splitSections(sdp);
  const restricted = sections.map((lines) => {
    const mid = findAttribute(lines, 'mid');
    const isServed = isMedia(lines[0] ?? '') && mid !== undefined && servedMids.has(mid);
    return isServed ? lines : switchOff(lines);
  });
  const lines = [session, ...restricted].flat().filter((line) => !/^a=(candidate:|end-of-candidates)/.test(line));
  return lines.join('\r\n') + '\r\n';
}

/**
 * A publisher is told when not all of its pictures would be shown, in place of losing some (RFC 9725, section 4.4.2).
 * @throws {LiveEngineError} `unsupported-codec` for an offer of several pictures or several sounds.
 */
export function assertOneOfEach(sdp: string): void {
  for (const kind of ['audio', 'video']) {
    const offered = splitSections(sdp).filter(([line = '', ...lines]) => {
      const isOff = line.startsWith(`m=${kind} 0 `) && !lines.includes('a=bundle-only');
      return line.startsWith(`m=${kind} `) && !isOff && !lines.includes('a=inactive');
    });
    if (offered.length > 1) throw new LiveEngineError('unsupported-codec', `One ${kind} is taken`);
  }
}

/** `ice-ufrag` of an offer, of which all sections are of one bundle. */
export function findIceUser(sdp: string): string | undefined {
  return /^a=ice-ufrag:(.+?)\r?$/m.exec(sdp)?.[1];
}

function splitSections(sdp: string): string[][] {
  return sdp.split(/\r?\n(?=m=)/).map((section) => section.split(/\r?\n/).filter((line) => line !== ''));
}

function parseSection(lines: string[]): OfferedMedia | null {
  const [kind, , , ...payloadTypes] = (lines[0] ?? '').slice('m='.length).split(' ');
  const mid = findAttribute(lines, 'mid');
  if ((kind !== 'audio' && kind !== 'video') || mid === undefined) return null;
  const codecs = payloadTypes.map((type) => parseCodec(lines, type)).filter((codec) => codec !== null);
  return {
    kind,
    mid,
    codecs: codecs.filter(({ name }) => codecsOfKind[kind].includes(name)),
    transportSequenceId: findTransportSequenceId(lines),
  };
}

function parseCodec(lines: string[], payloadType: string): OfferedCodec | null {
  if (!isPayloadType(payloadType)) return null;
  const encoding = findAttribute(lines, `rtpmap:${payloadType}`, ' ')?.split('/')[0]?.toLowerCase();
  const parameters = findAttribute(lines, `fmtp:${payloadType}`, ' ');
  const name = codecNames.find((codec) => codec === encoding);
  if (!name || (name === 'h264' && !isConstrainedBaseline(parameters ?? ''))) return null;
  return { name, payloadType: Number(payloadType), clockRate: clockRates[name], parameters };
}

/** Of seven bits (RFC 3550), and none of those that RTCP beside it would be taken for (RFC 5761). */
function isPayloadType(text: string): boolean {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return number < 64 || (number > 95 && number <= 127);
}

const codecNames: readonly CodecName[] = ['opus', 'h264', 'vp8'];

/** The one H.264 profile that every browser decodes: profile 0x42 with constraint_set1, frames in several packets. */
function isConstrainedBaseline(parameters: string): boolean {
  return /packetization-mode=1/.test(parameters) && /profile-level-id=42[4-7c-f]/i.test(parameters);
}

function findTransportSequenceId(lines: string[]): number | undefined {
  for (const line of lines) {
    // Of four bits (RFC 8285, section 4.2). The transport ends the process for a number that it cannot read.
    const [, id, uri] = /^a=extmap:([1-9]|1[0-4])(?!\d)\S* (\S+)/.exec(line) ?? [];
    if (uri === transportSequenceUri) return Number(id);
  }
  return undefined;
}

function findAttribute(lines: string[], name: string, separator = ':'): string | undefined {
  const prefix = `a=${name}${separator}`;
  return lines.find((line) => line.startsWith(prefix))?.slice(prefix.length);
}

/** By `inactive` alone a client could still open channels of data, of which nobody reads what comes: their port is 0. */
function switchOff([head = '', ...lines]: string[]): string[] {
  const [type, , ...rest] = head.slice('m='.length).trim().split(/\s+/);
  const off = isMedia(head) ? head : `m=${[type, '0', ...rest].join(' ')}`;
  return [off, ...lines.filter((line) => !/^a=(sendrecv|sendonly|recvonly|inactive)$/.test(line)), 'a=inactive'];
}

function isMedia(head: string): boolean {
  return /^m=(audio|video) /.test(head);
}
