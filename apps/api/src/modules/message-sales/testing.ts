import type { Message } from '@barg/contract';
import type { TestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';
import { openTalk, uploadFor } from '../messages/testing.ts';

/** A performer who sells bundles of photographs to a fan with a hundred tokens; each number is a photograph of its own. */
export const openBundles = async (api: TestApi) => {
  const talk = await openTalk(api);
  const { fan, performer, url } = talk;
  await api.fund(fan, 100);
  const bytesOf = (photo: number) => makePhoto({ width: 100 + photo });
  const upload = async (photo: number): Promise<string> =>
    (await uploadFor(api, performer, { bytes: await bytesOf(photo) })).body.data._id;
  /** Sends a message with these photographs. */
  const send = async (photos: readonly number[], price: number): Promise<string> => {
    const fileIds: string[] = [];
    for (const photo of photos) fileIds.push(await upload(photo));
    const sent = await api.as(performer).post(url, { fileIds, price });
    if (sent.status !== 200) throw new Error(sent.text);
    await api.runJobs();
    return sent.body.data._id;
  };
  const buy = (id: string, expectedPrice: number) => api.as(fan).pay(`/wallet/charges/message/${id}`, { expectedPrice });
  const listFor = async (account: typeof fan): Promise<Message[]> => (await api.as(account).get(url)).body.data.data;
  /** A message as the fan sees it. */
  const seen = async (id: string, account = fan): Promise<Message> => {
    const found = (await listFor(account)).find(({ _id }) => _id === id);
    if (!found) throw new Error('the message is not in the list');
    return found;
  };
  return { ...talk, bytesOf, upload, send, buy, seen };
};
