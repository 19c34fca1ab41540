import { request as connect } from 'node:http';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { LIMITS } from '../../platform/limits.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';

export const TUS = { 'tus-resumable': '1.0.0' };

/** The header Upload-Metadata. */
export const metadataOf = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Calls the routes of tus as an account, without a network. */
export const tusOf = ({ app }: TestApi, { token }: TestAccount) => {
  const call = async (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: object, payload?: Buffer) => {
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: token, ...TUS, ...headers },
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json') && answer.payload !== '';
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : null };
  };
  const tus = {
    begin: (size: number, metadata: Record<string, string> = {}) =>
      call('POST', '/uploads', { 'upload-length': String(size), 'upload-metadata': metadataOf(metadata) }),
    head: (id: string) => call('HEAD', `/uploads/${id}`, {}),
    offset: async (id: string) => Number((await tus.head(id)).headers['upload-offset']),
    send: (id: string, offset: number, bytes: Buffer) =>
      call(
        'PATCH',
        `/uploads/${id}`,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        bytes,
      ),
    cancel: (id: string) => call('DELETE', `/uploads/${id}`, {}),
    /** Begins an upload and returns its id. */
    start: async (size: number, metadata: Record<string, string> = {}): Promise<string> => {
      const answer = await tus.begin(size, metadata);
      if (answer.status !== 201) throw new Error(`no upload began: ${JSON.stringify(answer.body)}`);
      return String(answer.headers.location).split('/').at(-1) ?? '';
    },
    /** Sends a whole file in two parts; returns the last response and the id. */
    sendWhole: async (bytes: Buffer, metadata: Record<string, string> = {}) => {
      const begun = await tus.begin(bytes.length, metadata);
      if (begun.status !== 201) return { ...begun, id: '' };
      const id = String(begun.headers.location).split('/').at(-1) ?? '';
      const middle = Math.floor(bytes.length / 2);
      const first = middle > 0 ? await tus.send(id, 0, bytes.subarray(0, middle)) : null;
      if (first && first.status !== 204) return { ...first, id };
      return { ...(await tus.send(id, middle, bytes.subarray(middle))), id };
    },
  };
  return tus;
};

/** Sends bytes by a form that a store signed, as a browser does; returns the status. */
export const sendForm = async (
  { uploadUrl, fields }: { uploadUrl: string; fields: Record<string, string> },
  bytes: Uint8Array,
): Promise<number> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([Buffer.from(bytes)]), 'leaf.jpg');
  return (await fetch(uploadUrl, { method: 'POST', body })).status;
};

/** A photo of some size: what stands behind the end of a JPEG is ignored by whoever shows it. */
export const largePhoto = async (bytes: number): Promise<Buffer> => {
  const photo = await makePhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length, 7)]);
};

/** Sends a part to an API over a real line, and falls silent after its first bytes have arrived. */
export const fallSilent = async (
  t: TestContext,
  { listen, context }: TestApi,
  account: TestAccount,
  id: string,
  bytes: Buffer,
) => {
  // Not the app's own server, which waits at its end until the silent line is idle for over a minute.
  const sending = connect(`${await listen()}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...TUS,
      authorization: account.token,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
  });
  t.after(() => sending.destroy());
  sending.on('error', () => undefined);
  sending.write(bytes.subarray(0, Math.floor(bytes.length / 3)));
  const received = async () => {
    const rows = await context.db.selectFrom('upload_locks').select('upload_id').execute();
    return rows.length > 0;
  };
  while (!(await received()));
};

/** Lets as many of a performer's files wait as may; returns what takes them away again. */
export const fillTheQueue = async ({ db }: TestApi, { id }: TestAccount) => {
  await sql`insert into files (id, owner_id, kind, mime, size, sha256, storage_key)
    select gen_random_uuid(), ${id}, 'photo', 'image/jpeg', 1, sha256(n::text::bytea), 'waiting ' || n
    from generate_series(1, ${LIMITS.waitingFiles.performer.all}::int) n`.execute(db);
  return () => db.deleteFrom('files').where('storage_key', 'like', 'waiting %').execute();
};
