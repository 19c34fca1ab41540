import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { listPage } from './list-page.ts';
import { refuseForm, sha256, type SignedRequest } from './signatures.ts';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** An object that was uploaded, or set by a test. */
interface Kept {
  headers: OutgoingHttpHeaders;
  modifiedAt: Date;
}

const KEPT_HEADERS = ['content-type', 'cache-control', 'content-disposition'] as const;
/** Facts that a client keeps with an object. */
const METADATA = 'x-amz-meta-';
const UPLOAD_ID = 'uploadId';
/** Only the last part may be smaller. */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

const inOrder = (parts: ReadonlyMap<number, Buffer>) => [...parts].toSorted(([a], [b]) => a - b);

export const fail = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
const succeed = (status: number, headers: OutgoingHttpHeaders = {}, body: Buffer | string = ''): Answer => ({
  status,
  headers,
  body,
});
const xml = (text: string): Answer =>
  succeed(200, { 'content-type': 'application/xml' }, `<?xml version="1.0"?>${text}`);

const etagOf = (bytes: Buffer): string => `"${sha256(bytes).slice(0, 32)}"`;
const keptOf = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith(METADATA) || KEPT_HEADERS.some((one) => one === name)),
  );

/** Answers requests that are authorised. */
export const createBucket = (now: () => number) => {
  const objects = new Map<string, Buffer>();
  const kept = new Map<string, Kept>();
  const multiparts = new Map<string, { key: string; headers: OutgoingHttpHeaders; parts: Map<number, Buffer> }>();

  const keep = (key: string, bytes: Buffer, headers: OutgoingHttpHeaders): Answer => {
    objects.set(key, bytes);
    kept.set(key, { headers, modifiedAt: new Date(now()) });
    return succeed(200, { etag: etagOf(bytes) });
  };

  const list = (query: URLSearchParams): Answer => {
    const entries = [...objects].map(([key, bytes]) => ({
      key,
      size: bytes.length,
      modifiedAt: kept.get(key)?.modifiedAt ?? new Date(now()),
    }));
    return succeed(200, { 'content-type': 'application/xml' }, listPage(entries, query));
  };

  const read = (key: string, { method, url, headers }: SignedRequest): Answer => {
    const bytes = objects.get(key);
    if (!bytes) return fail(404, 'NoSuchKey');
    const answerHeaders: OutgoingHttpHeaders = {
      'content-type': 'binary/octet-stream',
      ...kept.get(key)?.headers,
      etag: etagOf(bytes),
      'last-modified': (kept.get(key)?.modifiedAt ?? new Date(now())).toUTCString(),
      'accept-ranges': 'bytes',
      'content-length': bytes.length,
    };
    for (const name of KEPT_HEADERS) {
      const asked = url.searchParams.get(`response-${name}`);
      if (asked !== null) answerHeaders[name] = asked;
    }
    if (method === 'HEAD') return succeed(200, answerHeaders);
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined) return succeed(200, answerHeaders, bytes);
    const [start, end] = [Number(first), last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1];
    if (start >= bytes.length) return fail(416, 'InvalidRange');
    const part = bytes.subarray(start, end + 1);
    const contentRange = `bytes ${start}-${end}/${bytes.length}`;
    return succeed(206, { ...answerHeaders, 'content-length': part.length, 'content-range': contentRange }, part);
  };

  const write = (key: string, { url, headers, body }: SignedRequest): Answer => {
    const multipart = multiparts.get(url.searchParams.get(UPLOAD_ID) ?? '');
    if (multipart) {
      multipart.parts.set(Number(url.searchParams.get('partNumber')), body);
      return succeed(200, { etag: etagOf(body) });
    }
    if (headers['if-none-match'] === '*' && objects.has(key)) return fail(412, 'PreconditionFailed');
    return keep(key, body, keptOf(headers));
  };

  const remove = (key: string, { url }: SignedRequest): Answer => {
    const id = url.searchParams.get(UPLOAD_ID);
    if (id !== null) return multiparts.delete(id) ? succeed(204) : fail(404, 'NoSuchUpload');
    objects.delete(key);
    kept.delete(key);
    return succeed(204);
  };

  const listParts = (id: string): Answer => {
    const multipart = multiparts.get(id);
    if (!multipart) return fail(404, 'NoSuchUpload');
    const parts = inOrder(multipart.parts).map(
      ([number, bytes]) =>
        `<Part><PartNumber>${number}</PartNumber><Size>${bytes.length}</Size><ETag>${etagOf(bytes)}</ETag></Part>`,
    );
    return xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`);
  };

  /** Starts or completes a multipart upload. */
  const post = (key: string, { url, headers }: SignedRequest): Answer => {
    if (url.searchParams.has('uploads')) {
      const id = randomUUID();
      multiparts.set(id, { key, headers: keptOf(headers), parts: new Map() });
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const id = url.searchParams.get(UPLOAD_ID) ?? '';
    const multipart = multiparts.get(id);
    if (!multipart) return fail(404, 'NoSuchUpload');
    const parts = inOrder(multipart.parts).map(([, bytes]) => bytes);
    if (parts.slice(0, -1).some(({ length }) => length < LEAST_PART_BYTES)) return fail(400, 'EntityTooSmall');
    multiparts.delete(id);
    const { headers: answer } = keep(key, Buffer.concat(parts), multipart.headers);
    return xml(`<CompleteMultipartUploadResult><ETag>${answer.etag}</ETag></CompleteMultipartUploadResult>`);
  };

  return {
    objects,
    /** The headers of an object. */
    headersOf: (key: string): OutgoingHttpHeaders => kept.get(key)?.headers ?? {},
    /** Sets when an object was last modified. */
    setModified: (key: string, modifiedAt: Date): void => {
      kept.set(key, { headers: kept.get(key)?.headers ?? {}, modifiedAt });
    },
    /** Multipart uploads that are neither completed nor aborted. */
    unfinished: () => multiparts.size,
    answer: (key: string, request: SignedRequest): Answer => {
      const { method, url } = request;
      if (key === '') return method === 'HEAD' ? succeed(200) : list(url.searchParams);
      if (method === 'PUT') return write(key, request);
      if (method === 'DELETE') return remove(key, request);
      if (method === 'POST') return post(key, request);
      const id = url.searchParams.get(UPLOAD_ID);
      if (id !== null) return listParts(id);
      return read(key, request);
    },
    read,
    /** Stores the file of a form whose policy allows it. */
    receiveForm: async ({ headers, body }: SignedRequest): Promise<Answer> => {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData();
      const file = form.get('file');
      if (!(file instanceof File)) return fail(400, 'InvalidArgument');
      const fields = new Map<string, string>();
      for (const [name, value] of form) if (typeof value === 'string') fields.set(name.toLowerCase(), value);
      const refusal = refuseForm(fields, file.size, now());
      if (refusal) return fail(refusal.startsWith('Entity') ? 400 : 403, refusal);
      const contentType = fields.get('content-type');
      const bytes = Buffer.from(await file.arrayBuffer());
      keep(fields.get('key') ?? '', bytes, contentType === undefined ? {} : { 'content-type': contentType });
      return succeed(204, { etag: etagOf(bytes) });
    },
  };
};
