import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { App } from '../app.ts';

type Method = NonNullable<InjectOptions['method']>;
type Headers = Record<string, string>;

/** A file of a multipart form. */
export interface FormFile {
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Calls below /api without a network, with the account's token. */
export const requester = (app: Pick<App, 'inject'>, token?: string) => {
  const send = async (method: Method, url: string, payload?: InjectOptions['payload'], headers: Headers = {}) => {
    const authorization: Headers = token ? { authorization: token } : {};
    const response = await app.inject({
      method,
      url: `/api${url}`,
      payload,
      headers: { ...authorization, ...headers },
    });
    const isJson = response.payload !== '' && String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : null,
      headers: response.headers,
      text: response.payload,
      bytes: response.rawPayload,
    };
  };
  const sendForm = async (
    method: Method,
    url: string,
    fields: object,
    files: readonly FormFile[],
    headers: Headers = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    for (const file of files) {
      form.append(file.field, new Blob([Buffer.from(file.bytes)], { type: file.type }), file.name);
    }
    const encoded = new Response(form);
    return send(method, url, Buffer.from(await encoded.arrayBuffer()), {
      ...headers,
      'content-type': encoded.headers.get('content-type') ?? '',
    });
  };
  return {
    get: (url: string, headers?: Headers) => send('GET', url, undefined, headers),
    post: (url: string, body?: object, headers?: Headers) => send('POST', url, body, headers),
    put: (url: string, body?: object, headers?: Headers) => send('PUT', url, body, headers),
    patch: (url: string, body?: object, headers?: Headers) => send('PATCH', url, body, headers),
    delete: (url: string, body?: object, headers?: Headers) => send('DELETE', url, body, headers),
    /** A money request with a key of its own, or the given one. */
    pay: (url: string, body?: object, key: string = randomUUID()) =>
      send('POST', url, body, { 'idempotency-key': key }),
    /** Uploads bytes as multipart form data. */
    upload: (url: string, file: FormFile, fields: Headers = {}) => sendForm('POST', url, fields, [file]),
    /** Sends words and files as multipart form data. */
    sendForm,
  };
};
