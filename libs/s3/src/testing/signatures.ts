import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The credentials of the bucket, from the environment. */
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'test-access', AWS_SECRET_ACCESS_KEY: 'test-secret' };
export const BUCKET = 'barg';
export const REGION = 'eu-central-1';
const ALGORITHM = 'AWS4-HMAC-SHA256';
/** The allowed difference of the signer's clock. */
const SKEW_MS = 15 * 60_000;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** `20260131T101500Z`, milliseconds since 1970. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The signature of a text with the credential `access/day/region/s3/aws4_request`; null for another access key. */
const signatureOf = (credential: string, text: string): string | null => {
  const [access, day = '', region, service, end] = credential.split('/');
  if (access !== CREDENTIALS.AWS_ACCESS_KEY_ID || region !== REGION || service !== 's3' || end !== 'aws4_request')
    return null;
  const dayKey = hmac(`AWS4${CREDENTIALS.AWS_SECRET_ACCESS_KEY}`, day);
  return hmac(hmac(hmac(hmac(dayKey, region), service), end), text).toString('hex');
};

export interface SignedRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Signing {
  credential: string;
  date: string;
  signedHeaders: string;
  signature: string;
  bodyHash: string;
}

const isSignedBy = ({ method, url, headers }: SignedRequest, signing: Signing): boolean => {
  const { credential, date, signedHeaders, signature, bodyHash } = signing;
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query.join('&'), lines.join(''), signedHeaders, bodyHash].join('\n');
  const scope = credential.slice(credential.indexOf('/') + 1);
  const wanted = signatureOf(credential, [ALGORITHM, date, scope, sha256(canonical)].join('\n'));
  return wanted !== null && scope.startsWith(date.slice(0, 8)) && isSame(wanted, signature);
};

/** Why a request is refused; null when its header is signed. Source: AWS, "Signature Version 4 signing process". */
const refuseHeader = (request: SignedRequest, now: number): string | null => {
  const { headers, body } = request;
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, credential = '', signedHeaders = '', signature = ''] = pattern.exec(headers.authorization ?? '') ?? [];
  const [date, bodyHash] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])];
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (!(Math.abs(timeOf(date) - now) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const isSigned = isSignedBy(request, { credential, date, signedHeaders, signature, bodyHash });
  return isSigned && signedHeaders.split(';').includes('host') ? null : 'SignatureDoesNotMatch';
};

/** Why a URL is refused; null when it is signed and has not expired. */
const refuseQuery = (request: SignedRequest, now: number): string | null => {
  const { searchParams } = request.url;
  const param = (name: string): string => searchParams.get(`X-Amz-${name}`) ?? '';
  const [date, expires] = [param('Date'), Number(param('Expires'))];
  if (param('Algorithm') !== ALGORITHM || !(expires > 0 && expires <= 604_800))
    return 'AuthorizationQueryParametersError';
  const isSigned = isSignedBy(request, {
    credential: param('Credential'),
    date,
    signedHeaders: param('SignedHeaders'),
    signature: param('Signature'),
    bodyHash: 'UNSIGNED-PAYLOAD',
  });
  if (!isSigned) return 'SignatureDoesNotMatch';
  const isGood = timeOf(date) - SKEW_MS < now && now < timeOf(date) + expires * 1000;
  return isGood ? null : 'AccessDenied';
};

/** The storage's error code for a refused request; null when it is authorised. */
export const refuseRequest = (request: SignedRequest, now: number): string | null => {
  if (request.url.searchParams.has('X-Amz-Signature')) return refuseQuery(request, now);
  return request.headers.authorization ? refuseHeader(request, now) : 'AccessDenied';
};

/** The fields of a form without its file. */
export type FormFields = ReadonlyMap<string, string>;

type Condition = Record<string, string> | [string, string | number, string | number];

interface Policy {
  expiration: string;
  conditions: Condition[];
}

/** Fields that need no condition in the policy. */
const FREE_FIELDS = /^(?:policy|x-amz-signature|file|x-ignore-.*)$/;

/** Whether a condition is met; its fields are removed from `unnamed`. */
const holds = (condition: Condition, fields: FormFields, size: number, unnamed: Set<string>): boolean => {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).every(([name, value]) => {
      unnamed.delete(name.toLowerCase());
      return (name === 'bucket' ? BUCKET : fields.get(name.toLowerCase())) === value;
    });
  }
  const [operator, first, second] = condition;
  if (operator === 'content-length-range') return size >= Number(first) && size <= Number(second);
  const name = String(first).replace(/^\$/, '').toLowerCase();
  unnamed.delete(name);
  const value = fields.get(name) ?? '';
  return operator === 'eq' ? value === second : operator === 'starts-with' && value.startsWith(String(second));
};

/** Why a form is refused; null when its policy is signed, has not expired, and allows the fields. */
export const refuseForm = (fields: FormFields, size: number, now: number): string | null => {
  const encoded = fields.get('policy') ?? '';
  const wanted = signatureOf(fields.get('x-amz-credential') ?? '', encoded);
  if (wanted === null || !isSame(wanted, fields.get('x-amz-signature') ?? '')) return 'SignatureDoesNotMatch';
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Policy;
  if (!(Date.parse(policy.expiration) > now)) return 'AccessDenied';
  const unnamed = new Set([...fields.keys()].filter((name) => !FREE_FIELDS.test(name)));
  const broken = policy.conditions.find((condition) => !holds(condition, fields, size, unnamed));
  if (broken) {
    const isSize = Array.isArray(broken) && broken[0] === 'content-length-range';
    return isSize ? (size < Number(broken[1]) ? 'EntityTooSmall' : 'EntityTooLarge') : 'AccessDenied';
  }
  return unnamed.size > 0 ? 'AccessDenied' : null;
};
