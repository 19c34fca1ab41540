import { getOwnFeedPost, listFeedDrafts } from '@barg/api-client/feeds';
import { toQueryError } from '@barg/session';

/** As many drafts as anybody has. */
const ALL = 50;

const isPostGone = async (postId: string): Promise<boolean> => {
  try {
    await getOwnFeedPost(postId);
    return false;
  } catch (failure) {
    return toQueryError(failure).statusCode === 404;
  }
};

/** Which of these drafts and posts are no more; one that cannot be told is there. */
export const goneOrigins = async (ids: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  if (ids.size === 0) return new Set();
  try {
    const { data } = await listFeedDrafts({ limit: ALL });
    const noDrafts = [...ids].filter((id) => !data.some(({ _id }) => _id === id));
    const gone = await Promise.all(noDrafts.map(isPostGone));
    return new Set(noDrafts.filter((_id, index) => gone[index]));
  } catch {
    return new Set();
  }
};
