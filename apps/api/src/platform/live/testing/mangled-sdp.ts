import fc from 'fast-check';

type Mangle = (lines: readonly string[]) => readonly string[];

/** What stands for a value: empty, huge, negative, of another script, with characters that end a text elsewhere. */
const strange = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '-1', '0', '65536', '4294967296', '1e9', 'NaN', '%00', '٣', '../..', "'--", '{{x}}'),
  fc.integer({ min: 1, max: 9000 }).map((length) => 'A'.repeat(length)),
);

/** Lines that a client could send and the engine must live with, wherever they stand. */
const added = fc.constantFrom(
  ...['v=0', 'm=', 'm=video', 'm=video 0 X', 'm=video 9 UDP/TLS/RTP/SAVPF 96 96 96', 'a=mid:', 'a=mid:0', 'a=rtpmap:'],
  ...[
    'a=rtpmap:96 VP8/0',
    'a=rtpmap:999999 VP8/90000',
    'a=fmtp:96 packetization-mode=1',
    'a=ssrc:0',
    'a=ssrc:-1 cname:x',
  ],
  ...[
    'a=extmap:0 x',
    'a=extmap:999999 urn:x',
    'a=group:BUNDLE',
    'a=group:BUNDLE 0 0 0',
    'a=setup:holdconn',
    'a=setup:',
  ],
  ...[
    'a=fingerprint:sha-256 00',
    'a=fingerprint:',
    'a=ice-ufrag:',
    'a=ice-pwd:x',
    'a=ice-options:trickle renomination',
  ],
  ...['a=candidate:', 'a=candidate:1 1 udp 1 169.254.169.254 80 typ host', 'a=end-of-candidates', 'c=IN IP4 256.1.1.1'],
  ...['a=inactive', 'a=sendonly', 'a=recvonly', 'a=rid:h send', 'a=simulcast:send h;l', 'a=sctp-port:5000', '', '\0'],
);

const at = fc.nat({ max: 200 });
const place = (lines: readonly string[], index: number): number => (lines.length === 0 ? 0 : index % lines.length);

const mangle: fc.Arbitrary<Mangle> = fc.oneof(
  at.map(
    (index): Mangle =>
      (lines) =>
        lines.toSpliced(place(lines, index), 1),
  ),
  fc.tuple(at, added).map(
    ([index, line]): Mangle =>
      (lines) =>
        lines.toSpliced(place(lines, index), 0, line),
  ),
  fc.tuple(at, at).map(([from, to]): Mangle => (lines) => {
    const line = lines[place(lines, from)] ?? '';
    return lines.toSpliced(place(lines, to), 1, line);
  }),
  fc.tuple(at, fc.constantFrom(':', ' ', '=', '/'), strange).map(([index, separator, value]): Mangle => (lines) => {
    const line = lines[place(lines, index)] ?? '';
    return lines.toSpliced(place(lines, index), 1, line.slice(0, line.lastIndexOf(separator) + 1) + value);
  }),
  fc.tuple(at, fc.integer({ min: 2, max: 40 })).map(([index, times]): Mangle => (lines) => {
    const line = lines[place(lines, index)] ?? '';
    return lines.toSpliced(place(lines, index), 0, ...Array.from({ length: times }, () => line));
  }),
  at.map(
    (index): Mangle =>
      (lines) =>
        lines.slice(0, index),
  ),
);

/** An SDP with some things wrong in it, in the ends of its lines too. */
export const mangledSdp = (sdp: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(mangle, { minLength: 1, maxLength: 6 }), fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'))
    .map(([mangles, end]) => {
      const whole: readonly string[] = sdp.split(/\r?\n/);
      return mangles.reduce((lines, change) => change(lines), whole).join(end);
    });
