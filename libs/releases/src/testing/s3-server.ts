import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who may use the bucket: as the environment of the store says it. */
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'test-access', AWS_SECRET_ACCESS_KEY: 'test-secret' };
export const BUCKET = 'releases';
const REGION = 'eu-central-1';
/** Small, so that lists come in pages here as they do where there are thousands. */
const PAGE = 2;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** As the storage checks it; source: AWS, "Signature Version 4 signing process". */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const pattern = /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/;
  const [, access, scope = '', headers = '', signature = ''] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (access !== CREDENTIALS.AWS_ACCESS_KEY_ID || bodyHash !== sha256(body)) return false;
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const lines = headers.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), lines.join(''), headers, bodyHash].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const dayKey = hmac(`AWS4${CREDENTIALS.AWS_SECRET_ACCESS_KEY}`, day);
  const key = hmac(hmac(hmac(dayKey, region), service), 'aws4_request');
  const wanted = hmac(key, text).toString('hex');
  return (
    region === REGION &&
    wanted.length === signature.length &&
    timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))
  );
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

const fail = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

/** One page of ListObjectsV2: keys below a prefix, and what is deeper as its folder. */
function listPage(keys: readonly string[], query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const below = keys.filter((key) => key.startsWith(prefix));
  const entries = below.map((key) => {
    const end = key.indexOf('/', prefix.length);
    return end < 0 ? { key, isFolder: false } : { key: key.slice(0, end + 1), isFolder: true };
  });
  const distinct = [...new Map(entries.map((entry) => [entry.key, entry])).values()];
  const rest = distinct.toSorted((a, b) => (a.key < b.key ? -1 : 1)).filter(({ key }) => key > after);
  const page = rest.slice(0, PAGE);
  const next = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : '';
  const items = page.map(({ key, isFolder }) =>
    isFolder ? `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>` : `<Contents><Key>${key}</Key></Contents>`,
  );
  const isTruncated = `<IsTruncated>${rest.length > PAGE}</IsTruncated>`;
  return `<?xml version="1.0"?><ListBucketResult>${isTruncated}${next}${items.join('')}</ListBucketResult>`;
}

export interface S3Server {
  endpoint: string;
  region: string;
  /** What it holds, by key. */
  objects: Map<string, Buffer>;
  /** Requests so far, as `GET key`. */
  requests: string[];
  close: () => Promise<void>;
}

/** A bucket in memory that answers as S3 does to what a store asks, and refuses what is not signed. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://storage');
    const body = await readBody(request);
    if (!isSigned(request, url, body)) return fail(response, 403, 'SignatureDoesNotMatch');
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (bucket !== BUCKET) return fail(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    requests.push(`${request.method} ${key || url.searchParams.get('prefix')}`);
    if (request.method === 'GET' && key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' });
      return response.end(listPage([...objects.keys()], url.searchParams));
    }
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key))
        return fail(response, 412, 'PreconditionFailed');
      objects.set(key, body);
      return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    const found = objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    return response.writeHead(200, { 'content-length': found.length }).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: REGION,
    objects,
    requests,
    close,
  };
}
