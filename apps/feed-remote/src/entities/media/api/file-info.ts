import { getPublicFileInfo } from '@barg/api-client/files';
import type { PublicFileInfo } from '@barg/api-client/models';

/** As many as one call answers. */
const MOST = 50;
/** So long others are waited for, milliseconds: a gallery that has just been uploaded has many that are unfinished. */
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

/** What everyone may know of a file; null once it is gone. Those asked for in the same moment share a call. */
export const askFileInfo = async (fileId: string): Promise<PublicFileInfo | null> => {
  if (!round || round.ids.size >= MOST) round = begin();
  round.ids.add(fileId);
  return (await round.answer).get(fileId) ?? null;
};
