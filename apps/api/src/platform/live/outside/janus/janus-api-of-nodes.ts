import type { Db } from '../../../database/tables.ts';
import type { LiveLog } from '../../embedded-live-engine.ts';
import { LiveEngineError } from '../../live-engine.ts';
import type { EngineApi, SeenRoom } from '../engine-api.ts';
import { markSessionEnding } from '../engine-rows.ts';
import type { SeenMount } from './janus-mounts.ts';
import type { JanusNodeClient } from './janus-node.ts';
import { settleJanusRoom } from './janus-rooms.ts';
import { countViewers, findNodeOf, listAwaited, takeToKeep } from './janus-rows.ts';
import { readLocation } from './locations.ts';

/** Nothing has come for so long: the publisher is gone, with or without a word. */
const SILENT_MS = 10_000;
/** A room that is silent for so long is what nobody could close while its node was away. */
const LEFT_MS = 600_000;
/** A node that no process has reached for so long is dead. */
const HOLDS_SECONDS = 10;
/** Janus ends a session of which it hears nothing for a minute; see the guide. */
const KEEP_AFTER_SECONDS = 15;
/** Sessions that are kept alive at once. */
const TOGETHER = 16;

interface Given {
  db: Db;
  log: LiveLog;
  nodes: ReadonlyMap<string, JanusNodeClient>;
}

export interface JanusApiOfNodes extends EngineApi {
  /** Resolves once nothing is done beside the looks any more. */
  settled(): Promise<void>;
}

const roomsOf = (node: string, mounts: readonly SeenMount[]): SeenRoom[] => {
  const heard = mounts.filter(({ ageMs }) => ageMs < SILENT_MS);
  // What comes is the same at each mountpoint of a room.
  return [...new Map(heard.map((mount) => [mount.room, mount])).values()].map(({ room, mount }) => ({
    ...{ room, node, sourceId: null, bytesReceived: 0, viewers: 0 },
    tracks: mount.map(({ codec }) => codec).toReversed(),
  }));
};

/** What all nodes of Janus tell of their rooms, which is asked of each of them; and what has to be done there meanwhile. */
export const createJanusApiOfNodes = ({ db, log, nodes }: Given): JanusApiOfNodes => {
  const away = new Set<string>();
  let keeping: Promise<void> | null = null;

  const noteAnswer = (url: string, error: unknown): void => {
    if (error === null && away.delete(url)) log.info({ node: url, part: 'live' }, 'a node of Janus answers again');
    if (error === null || away.has(url)) return;
    away.add(url);
    log.warn({ node: url, err: error, part: 'live' }, 'a node of Janus does not answer');
  };

  const listOf = async (node: JanusNodeClient): Promise<SeenMount[] | null> => {
    try {
      const mounts = await node.mounts.list();
      noteAnswer(node.url, null);
      return mounts;
    } catch (error) {
      noteAnswer(node.url, error);
      return null;
    }
  };

  /** Of whichever process has taken the offer: it may have ended meanwhile. */
  const settleAwaited = async (answering: readonly string[]): Promise<void> => {
    for (const room of await listAwaited(db)) {
      const node = nodes.get((await findNodeOf(db, room)) ?? '');
      if (node && answering.includes(node.url)) await settleJanusRoom(db, { room, node });
    }
  };

  const keepOne = async ({ id, location }: { id: string; location: string }): Promise<void> => {
    const at = readLocation(location);
    const node = at && nodes.get(at.node);
    if (!node || (await node.keep(at).catch(() => true))) return;
    await markSessionEnding(db, id);
  };

  const keepSessions = async (answering: readonly string[]): Promise<void> => {
    const rows = await takeToKeep(db, answering, KEEP_AFTER_SECONDS);
    for (let at = 0; at < rows.length; at += TOGETHER) await Promise.all(rows.slice(at, at + TOGETHER).map(keepOne));
  };

  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    await work().catch((error: unknown) => log.warn({ err: error, part: 'live' }, what));
  };

  return {
    holdsSeconds: HOLDS_SECONDS,
    listPublished: async () => {
      const listed = await Promise.all([...nodes.values()].map(async (node) => ({ node, mounts: await listOf(node) })));
      const answering = listed.flatMap(({ node, mounts }) => (mounts ? [{ node, mounts }] : []));
      if (answering.length === 0) throw new LiveEngineError('unavailable', 'No node of Janus answers');
      const names = answering.map(({ node }) => node.url);
      await attempt('a publisher at Janus is not handed on yet', () => settleAwaited(names));
      // Not waited for: sessions that answer slowly must not make rooms look as if nothing came.
      keeping ??= attempt('sessions at Janus could not be kept', () => keepSessions(names)).finally(() => {
        keeping = null;
      });
      for (const { node, mounts } of answering)
        for (const room of new Set(mounts.filter(({ ageMs }) => ageMs > LEFT_MS).map((mount) => mount.room)))
          await attempt('a room of Janus could not be removed', () => node.destroyRoom(room));
      const rooms = answering.flatMap(({ node, mounts }) => roomsOf(node.url, mounts));
      const viewers = await countViewers(
        db,
        rooms.map(({ room }) => room),
      );
      return { rooms: rooms.map((room) => ({ ...room, viewers: viewers.get(room.room) ?? 0 })), nodes: names };
    },
    // Nobody gets in but by the site.
    listSessions: async () => [],
    kick: async () => undefined,
    settled: async () => {
      await keeping;
    },
  };
};
