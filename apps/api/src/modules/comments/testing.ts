import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';
import type { Comment } from './comments.schema.ts';

/** A multipart form as bytes, with its headers. */
const encode = async (fields: Record<string, string>, picture?: Uint8Array) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('photo', new Blob([Buffer.from(picture)], { type: 'image/jpeg' }), 'leaf.jpg');
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

/** Sends a comment as a form, with a photograph unless another picture, or null, is given. */
export const sendForm = async (
  api: TestApi,
  account: TestAccount,
  {
    fields,
    picture,
    id,
    key,
  }: { fields: Record<string, string>; picture?: Uint8Array | null; id?: string; key?: string },
) => {
  const form = await encode(fields, picture === null ? undefined : (picture ?? (await makePhoto())));
  const headers = { ...form.headers, ...(key && { 'idempotency-key': key }) };
  const caller = api.as(account);
  return id ? caller.put(`/comments/${id}`, form.body, headers) : caller.post('/comments', form.body, headers);
};

/** Writes a comment below a post, or a reply, and returns it. */
export const writeComment = async (
  api: TestApi,
  account: TestAccount,
  comment: { objectId: string; objectType?: string; parentId?: string; text?: string },
): Promise<Comment> => {
  const answer = await api.as(account).post('/comments', { objectType: 'feed', text: 'lovely', ...comment });
  if (answer.status !== 200) throw new Error(`commenting failed: ${answer.text}`);
  return answer.body.data;
};
