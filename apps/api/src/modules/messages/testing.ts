import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';

/** Uploads a file for a message; a photograph unless other bytes are given. */
export const uploadFor = async (
  api: TestApi,
  account: TestAccount,
  { as = 'photo', bytes }: { as?: 'photo' | 'video' | 'audio'; bytes?: Buffer } = {},
) =>
  api.as(account).upload(`/messages/private/file/${as}`, {
    field: 'file',
    name: 'leaf.jpg',
    type: 'image/jpeg',
    bytes: bytes ?? (await makePhoto()),
  });

/** A fan and a performer in one conversation, with functions to send files. */
export const openTalk = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const id: string = opened.body.data._id;
  const url = `/messages/conversations/${id}`;
  const post = (from: TestAccount, body: { text?: string; fileIds?: string[]; replyTo?: string }) =>
    api.as(from).post(url, body);
  /** Sends a photograph that is already processed. */
  const sendPhoto = async (from: TestAccount, text = ''): Promise<{ message: Message; fileId: string }> => {
    const fileId: string = (await uploadFor(api, from)).body.data._id;
    const { body } = await post(from, { text, fileIds: [fileId] });
    await api.runJobs();
    return { message: body.data, fileId };
  };
  return { fan, performer, id, url, post, sendPhoto };
};
