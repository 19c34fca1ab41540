import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { uploadFor } from '../messages/testing.ts';
import { sendBatch } from './send.ts';
import { startCampaign } from './start.ts';
import { unsendBatch } from './ending.service.ts';

/** A performer with fans, and functions to write to them and to see what they have. */
export const openCampaigns = async (api: TestApi) => {
  const her = await api.createPerformer();
  const as = api.as(her);
  const follower = async (name = 'Nilou'): Promise<TestAccount> => {
    const fan = await api.createUser({ name, balance: 100 });
    await api.as(fan).post(`/follows/${her.id}`);
    return fan;
  };
  const followers = async (count: number): Promise<TestAccount[]> => {
    const fans: TestAccount[] = [];
    for (let number = 0; number < count; number += 1) fans.push(await follower(`Fan ${number}`));
    return fans;
  };
  /** Makes one; it is sent when jobs run. */
  const make = (body: object = {}) => as.post('/performer/campaigns', { text: 'hello', audience: {}, ...body });
  const makeId = async (body: object = {}): Promise<string> => {
    const made = await make(body);
    if (made.status !== 200) throw new Error(made.text);
    return made.body.data._id;
  };
  const figures = async (id: string) => (await as.get(`/performer/campaigns/${id}`)).body.data;
  /** How many of her messages each fan has. */
  const received = async (fans: readonly TestAccount[]): Promise<number[]> => {
    const counts = [];
    for (const fan of fans) {
      const { body } = await api.as(fan).get('/conversations');
      const [first] = body.data.data;
      const page = first && (await api.as(fan).get(`/messages/conversations/${first._id}`));
      counts.push(page ? page.body.data.total : 0);
    }
    return counts;
  };
  /** A photograph of hers that is ready. */
  const photo = async (): Promise<string> => {
    const fileId: string = (await uploadFor(api, her)).body.data._id;
    await api.runJobs();
    return fileId;
  };
  const latestOf = async (fan: TestAccount) => {
    const { body } = await api.as(fan).get('/conversations');
    return (await api.as(fan).get(`/messages/conversations/${body.data.data[0]._id}`)).body.data.data[0];
  };
  return { api, her, as, follower, followers, make, makeId, figures, received, photo, latestOf };
};

/** Begins one and sends all that is due, as the workers do. */
export const runCampaign = async ({ context }: Pick<TestApi, 'context'>, id: string): Promise<void> => {
  await startCampaign(context, id);
  await sendBatch(context, id);
};

export const runUnsending = ({ context }: Pick<TestApi, 'context'>, id: string): Promise<void> =>
  unsendBatch(context, id);
