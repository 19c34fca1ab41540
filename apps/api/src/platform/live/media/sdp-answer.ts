import { Audio, Video } from 'node-datachannel';
import { type OfferedCodec, type OfferedMedia, transportSequenceUri } from './sdp-offer.ts';

/** Without it Chrome's first estimate is 300 kbps and takes seconds to rise. Kilobits a second. */
const startBitrate = 1500;

/** The answer to a section that the engine receives. */
export function describeIngest(media: OfferedMedia, codec: OfferedCodec): Audio | Video {
  const hint = media.kind === 'video' ? `x-google-start-bitrate=${startBitrate}` : undefined;
  const description = describe(media, codec, 'RecvOnly', joinParameters(codec.parameters, hint));
  if (media.transportSequenceId) {
    description.parseSdpLine(`a=extmap:${media.transportSequenceId} ${transportSequenceUri}`);
    description.parseSdpLine(`a=rtcp-fb:${codec.payloadType} transport-cc`);
  }
  return description;
}

/** The answer to a section that the engine sends. All sections of a viewer share one stream id: they play in sync. */
export function describePlayback(media: OfferedMedia, codec: OfferedCodec, ssrc: number): Audio | Video {
  const description = describe(media, codec, 'SendOnly', codec.parameters);
  description.addSSRC(ssrc, 'live', 'live', media.kind);
  return description;
}

/** Puts the address that clients can reach in place of the host's own ones. */
export function rewriteCandidates(answerSdp: string, publicIp: string): string {
  const isCandidate = (line: string) => line.startsWith('a=candidate:');
  const lines = answerSdp.split('\r\n').map((line) => (isCandidate(line) ? withAddress(line, publicIp) : line));
  // Several local addresses become one and the same.
  return lines.filter((line, index) => !isCandidate(line) || !isRepeated(lines, index)).join('\r\n');
}

function describe(media: OfferedMedia, codec: OfferedCodec, direction: 'RecvOnly' | 'SendOnly', parameters?: string) {
  if (media.kind === 'audio') {
    const audio = new Audio(media.mid, direction);
    audio.addOpusCodec(codec.payloadType, parameters ?? 'minptime=10;useinbandfec=1');
    return audio;
  }
  const video = new Video(media.mid, direction);
  const name = codec.name.toUpperCase();
  if (parameters) video.addVideoCodec(codec.payloadType, name, parameters);
  else video.addVideoCodec(codec.payloadType, name);
  return video;
}

function joinParameters(...parameters: (string | undefined)[]): string | undefined {
  return parameters.filter(Boolean).join(';') || undefined;
}

/** RFC 8839, section 5.1: foundation, component, transport, priority, address, port, "typ", type. */
function withAddress(candidate: string, address: string): string {
  const fields = candidate.split(' ');
  fields[4] = address;
  return fields.join(' ');
}

function isRepeated(lines: string[], index: number): boolean {
  const target = (line: string) => line.split(' ').slice(4, 6).join(' ');
  const line = lines[index] ?? '';
  const section = lines.slice(0, index).findLastIndex((other) => other.startsWith('m='));
  return lines
    .slice(section, index)
    .some((other) => other.startsWith('a=candidate:') && target(other) === target(line));
}
