import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service was sent, as its browser reads it. */
export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** What the worker is told. */
  data: unknown;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's keys, and how it opens what is encrypted for it: RFC 8188 with the keys of RFC 8291. */
export const createBrowserKeys = () => {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): string => {
    const idLength = body.readUInt8(20);
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + idLength)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const key = hkdf(ecdh.computeSecret(sender), auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    const sealed = body.subarray(21 + idLength);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The last record ends with 2, and zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, open };
};

/** The claims of a signed request (RFC 8292); throws when the signature is not that of the key it names. */
export const claimsOf = (authorization: string): { key: string; aud: string; exp: number; sub: string } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature)))
    throw new Error('not signed by it');
  return { key, ...JSON.parse(bytes(claims).toString('utf8')) };
};

type Answer = (response: ServerResponse) => void;

/** A push service on this machine with one browser. It takes everything unless it is told to answer otherwise. */
export const openPushService = async (t: { after(fn: () => void): void }) => {
  const browser = createBrowserKeys();
  const received: ReceivedPush[] = [];
  let answers: Answer = (response) => response.writeHead(201).end();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    received.push({ headers: request.headers, body, data: JSON.parse(browser.open(body)) });
    answers(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** As the browser says it to the site. */
    subscription: { endpoint: `${origin}/wpush/v1/abc`, keys: browser.keys },
    answer: (how: Answer): void => void (answers = how),
  };
};
