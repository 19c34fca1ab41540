import type { CodecName, MediaKind } from './sdp-offer.ts';

/** One track as a program is told of it. */
export interface TapTrack {
  kind: MediaKind;
  codec: CodecName;
  payloadType: number;
}

export interface RtspRequest {
  method: string;
  url: string;
  /** The first part of the path. */
  name: string;
  sequence: string;
}

const mostHeader = 8 * 1024;
const methods = 'OPTIONS, DESCRIBE, SETUP, PLAY, GET_PARAMETER, TEARDOWN';

/** The complete requests of what a client sent; its reports between them are skipped. `rest` is not complete yet. */
export function readFrames(bytes: Buffer): { requests: RtspRequest[]; rest: Buffer } {
  const requests: RtspRequest[] = [];
  let rest = bytes;
  for (;;) {
    if (rest[0] === 0x24) {
      if (rest.length < 4 || rest.length < 4 + rest.readUInt16BE(2)) return { requests, rest };
      rest = rest.subarray(4 + rest.readUInt16BE(2));
      continue;
    }
    const end = rest.indexOf('\r\n\r\n');
    // What never ends is none of ours.
    if (end < 0) return { requests, rest: rest.length > mostHeader ? Buffer.alloc(0) : rest };
    requests.push(parseRequest(rest.toString('latin1', 0, end)));
    rest = rest.subarray(end + 4);
  }
}

function parseRequest(text: string): RtspRequest {
  const [start = '', ...lines] = text.split('\r\n');
  const [method = '', url = ''] = start.split(' ');
  const header = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.split(/:\s*/, 2)[1];
  const [, name = ''] = /^rtsp:\/\/[^/]+\/([^/]*)/.exec(url) ?? [];
  return { method, url, name, sequence: header('cseq') ?? '0' };
}

/** @param tracks undefined where nothing is told under this name */
export function answerRequest({ method, url, sequence }: RtspRequest, tracks: readonly TapTrack[] | undefined): string {
  const answer = (status: string, headers: string[] = [], body = ''): string =>
    [`RTSP/1.0 ${status}`, `CSeq: ${sequence}`, 'Session: 1', ...headers, '', body].join('\r\n');
  if (method === 'OPTIONS') return answer('200 OK', [`Public: ${methods}`]);
  if (!tracks) return answer('404 Not Found');
  switch (method) {
    case 'DESCRIBE': {
      const body = describeTracks(tracks);
      const headers = [`Content-Base: ${url}/`, 'Content-Type: application/sdp', `Content-Length: ${body.length}`];
      return answer('200 OK', headers, body);
    }
    case 'SETUP': {
      const channel = Number(/track=(\d)/.exec(url)?.[1] ?? 0) * 2;
      return answer('200 OK', [`Transport: RTP/AVP/TCP;unicast;interleaved=${channel}-${channel + 1}`]);
    }
    case 'PLAY':
    case 'GET_PARAMETER':
    case 'TEARDOWN':
      return answer('200 OK');
    default:
      return answer('405 Method Not Allowed', [`Allow: ${methods}`]);
  }
}

const encodings: Record<CodecName, string> = { opus: 'opus/48000/2', h264: 'H264/90000', vp8: 'VP8/90000' };

/** Nothing of the publisher's own description: a program reads it. */
function describeTracks(tracks: readonly TapTrack[]): string {
  const media = tracks.flatMap(({ kind, codec, payloadType }, index) => [
    `m=${kind} 0 RTP/AVP ${payloadType}`,
    `a=rtpmap:${payloadType} ${encodings[codec]}`,
    ...(codec === 'h264' ? [`a=fmtp:${payloadType} packetization-mode=1`] : []),
    `a=control:track=${index}`,
  ]);
  return ['v=0', 'o=- 0 0 IN IP4 127.0.0.1', 's=-', 'c=IN IP4 127.0.0.1', 't=0 0', ...media, ''].join('\r\n');
}
