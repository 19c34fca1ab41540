import type { TestAccount } from '../../../testing/accounts.ts';
import type { TestApi } from '../../../testing/api.ts';
import type { Draft, DraftContent } from './drafts.schema.ts';

const OFF = { isOn: false, day: null, time: '' };

export const draftContent = (changes: Partial<DraftContent> = {}): DraftContent => ({
  text: 'Fog',
  teaser: '',
  audience: 'free',
  price: null,
  poll: null,
  publish: OFF,
  expiry: OFF,
  fileIds: [],
  ...changes,
});

/** Creates a draft by the API and returns it. */
export const keepDraft = async (
  api: TestApi,
  performer: TestAccount,
  content = draftContent(),
  postId?: string,
): Promise<Draft> => {
  const answer = await api.as(performer).post('/performer/feeds/drafts', { content, postId });
  if (answer.status !== 200) throw new Error(`the draft was not kept: ${answer.text}`);
  return answer.body.data;
};
