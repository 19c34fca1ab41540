import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import type { OwnProductView } from './products.schema.ts';

const OWN = '/performer/performer-assets/products';

/** A file of a product's form. */
export interface FormFile {
  field: 'pictures' | 'file';
  name: string;
  bytes: Uint8Array;
}

/** The smallest thing that is a PDF by its content. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const pattern: FormFile = { field: 'file', name: 'pattern.pdf', bytes: PDF };

type Fields = Record<string, string>;
interface Sending {
  files?: readonly FormFile[];
  headers?: Fields;
}

const encode = async (fields: Fields, files: readonly FormFile[]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { field, name, bytes } of files) form.append(field, new Blob([Buffer.from(bytes)]), name);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers };
};

/** Sends a product's form, to make one or to change the one given, and answers what the API says. */
export const sendProduct = async (
  api: TestApi,
  performer: TestAccount,
  fields: Fields,
  { files = [], headers = {}, id }: Sending & { id?: string } = {},
) => {
  const encoded = await encode(fields, files);
  const response = await api.app.inject({
    method: id ? 'PUT' : 'POST',
    url: `/api${OWN}${id ? `/${id}` : ''}`,
    payload: encoded.payload,
    headers: { authorization: performer.token, ...encoded.headers, ...headers },
  });
  return { status: response.statusCode, body: response.json(), text: response.payload };
};

/** A product that is offered: a bowl for 25 tokens unless something else is said. */
export const publishProduct = async (
  api: TestApi,
  performer: TestAccount,
  fields: Fields = {},
  files: readonly FormFile[] = [],
): Promise<OwnProductView> => {
  const bowl = { type: 'physical', title: 'Bowl', price: '25', isPublished: 'true' };
  const answer = await sendProduct(api, performer, { ...bowl, ...fields }, { files });
  if (answer.status !== 200) throw new Error(`publishing failed: ${answer.text}`);
  return answer.body.data;
};

/** A file that is offered: a pattern for 4 tokens unless something else is said. */
export const publishDownload = (api: TestApi, performer: TestAccount, fields: Fields = {}): Promise<OwnProductView> =>
  publishProduct(api, performer, { type: 'digital', title: 'Pattern', price: '4', ...fields }, [pattern]);
