import { z } from 'zod';
import type { ControlApiOptions } from '../live-engine-config.ts';
import { LiveEngineError } from '../live-engine.ts';
import { askEngine, type EngineQuestion } from './ask-engine.ts';
import type { EngineApi, EngineSession, SeenRooms } from './engine-api.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const PER_PAGE = 1000;
const MOST_PAGES = 20;
const PATIENCE_MS = 1_500;

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ pageCount: z.number().int().nonnegative(), items: z.array(item) });

const pathSchema = z.object({
  name: z.string(),
  source: z.object({ id: z.string().optional() }).nullish(),
  // Called `ready` until version 1.18; a path whose publisher is away can be available by a film that is shown instead.
  online: z.boolean().optional(),
  available: z.boolean().optional(),
  ready: z.boolean().optional(),
  tracks: z.array(z.string()).nullish(),
  bytesReceived: z.number().nonnegative().optional(),
  inboundBytes: z.number().nonnegative().optional(),
  readers: z.array(z.unknown()).nullish(),
});

const sessionSchema = z.object({ id: z.string().regex(/^[\w-]{1,100}$/), path: z.string() });

/** For so long what MediaMTX has said holds while it says nothing: it may be started anew, and publishers come back. */
const HOLDS_SECONDS = 60;

/** The Control API of MediaMTX (version 3), as much of it as the site needs. */
export const createControlApi = ({ url, authorization }: ControlApiOptions): EngineApi => {
  const ask = (path: string, method: EngineQuestion['method'] = 'GET') =>
    askEngine(`${url}${path}`, {
      method,
      ...(authorization !== null && { headers: { authorization } }),
      most: MAX_BYTES,
      patienceMs: PATIENCE_MS,
    });

  const listAll = async <Item extends z.ZodType>(path: string, item: Item): Promise<Array<z.output<Item>>> => {
    const items: Array<z.output<Item>> = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await ask(`${path}?itemsPerPage=${PER_PAGE}&page=${page}`);
      if (answer.status !== 200) throw new LiveEngineError('unavailable', `Its Control API answered ${answer.status}`);
      const read = readPage(answer.body, pageOf(item));
      items.push(...(read.items as Array<z.output<Item>>));
      if (page + 1 >= read.pageCount) break;
    }
    return items;
  };

  return {
    holdsSeconds: HOLDS_SECONDS,
    listPublished: async (): Promise<SeenRooms> => {
      const paths = await listAll('/v3/paths/list', pathSchema);
      const rooms = paths
        // Paths of others on the same engine have other names: rooms are streams' ids.
        .filter(({ name }) => z.uuid().safeParse(name).success)
        .filter(({ source, online, available, ready }) => source && (online ?? available ?? ready) === true)
        .map((path) => ({
          room: path.name,
          node: null,
          sourceId: path.source?.id ?? null,
          tracks: path.tracks ?? [],
          bytesReceived: path.inboundBytes ?? path.bytesReceived ?? 0,
          viewers: path.readers?.length ?? 0,
        }));
      return { rooms, nodes: null };
    },
    listSessions: async (): Promise<EngineSession[]> =>
      (await listAll('/v3/webrtcsessions/list', sessionSchema)).map(({ id, path }) => ({ id, room: path })),
    kick: async (id: string): Promise<void> => {
      const { status } = await ask(`/v3/webrtcsessions/kick/${encodeURIComponent(id)}`, 'POST');
      if (status !== 200 && status !== 404)
        throw new LiveEngineError('unavailable', `Its Control API answered ${status}`);
    },
  };
};

const readPage = <Page extends z.ZodType>(body: string, page: Page): z.output<Page> => {
  try {
    return page.parse(JSON.parse(body));
  } catch (error) {
    throw new LiveEngineError('unavailable', `Its Control API answered nonsense: ${String(error).slice(0, 200)}`);
  }
};
