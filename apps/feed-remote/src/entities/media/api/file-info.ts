import { getPublicFileInfo } from '@barg/api-client/files';
import type { PublicFileInfo } from '@barg/api-client/models';

/** The API's maximum per call. */
const MOST = 50;
/** Milliseconds in which requests are batched: a new gallery has many unprocessed files. */
const GATHERING_MS = 50;

interface Round {
  ids: Set<string>;
  answer: Promise<Map<string, PublicFileInfo>>;
}

let round: Round | null = null;

const ask = async (ids: ReadonlySet<string>): Promise<Map<string, PublicFileInfo>> => {
  await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
  if (round?.ids === ids) round = null;
  const { data } = await getPublicFileInfo({ fileIds: [...ids] });
  return new Map(data.map((info) => [info._id, info]));
};

const begin = (): Round => {
  const ids = new Set<string>();
  return { ids, answer: ask(ids) };
};

/** The public facts of a file; null when it is deleted. Simultaneous requests are batched into one call. */
export const askFileInfo = async (fileId: string): Promise<PublicFileInfo | null> => {
  if (!round || round.ids.size >= MOST) round = begin();
  round.ids.add(fileId);
  return (await round.answer).get(fileId) ?? null;
};
