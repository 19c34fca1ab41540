import type { Db } from '../../../database/tables.ts';
import { LiveEngineError } from '../../live-engine.ts';
import { markSessionEnding } from '../engine-rows.ts';
import { type Mount, mountIdOf } from './janus-mounts.ts';
import type { JanusNodeClient } from './janus-node.ts';
import { arrangeRoom, type JanusPublisher, listPublishersOf, noteForwarded } from './janus-rows.ts';
import { type JanusTrack, kindOf, type ViewedMedia } from './janus-sdp.ts';

/** The numbers that most browsers have. A room has a mountpoint with them from the beginning: by it is seen what comes. */
const USUAL_NUMBERS = { audio: 111, video: 96 };

/** The sound first, as mountpoints are named. */
const usualMountOf = (tracks: readonly JanusTrack[]): Mount =>
  (['audio', 'video'] as const).flatMap((kind) => {
    const track = tracks.find(({ codec }) => kindOf(codec) === kind);
    return track ? [{ codec: track.codec, payloadType: USUAL_NUMBERS[kind], hasLayers: track.hasLayers }] : [];
  });

/** The mountpoint at which a viewer gets what it can be sent. */
export const mountOf = (viewed: readonly ViewedMedia[]): Mount =>
  viewed
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
    .map(({ codec, hasLayers }) => ({ codec: codec.name, payloadType: codec.payloadType, hasLayers }));

const isOf = (mount: Mount, tracks: readonly JanusTrack[]): boolean =>
  mount.every(({ codec, hasLayers }) => tracks.some((track) => track.codec === codec && track.hasLayers === hasLayers));

interface Arranged {
  room: string;
  node: JanusNodeClient;
  /** A mountpoint that shall be there, by what comes. @throws {LiveEngineError} where it cannot be shown */
  wanted?: (tracks: readonly JanusTrack[]) => Mount;
}

interface Settled {
  publisher: JanusPublisher;
  mountId: string;
}

/** Who sends to a room: the latest who is connected, and those whose place that one has taken. */
const findPublisher = async (db: Db, { room, node }: Arranged) => {
  const connected = await node.listConnected(room);
  const publishers = await listPublishersOf(db, room, node.url);
  const at = publishers.findIndex(({ feed }) => connected.has(feed));
  return { publisher: publishers[at], former: publishers.slice(at + 1) };
};

/**
 * Lets a room's viewers see its latest publisher who is connected, and ends those before. Who asks twice changes nothing.
 * Null while nobody is connected.
 *
 * What is in order already is found without the lock, which holds a connection to the database: a node that hangs must
 * not use them up.
 */
export const settleJanusRoom = async (db: Db, arranged: Arranged): Promise<Settled | null> => {
  const { room, node, wanted = usualMountOf } = arranged;
  const { publisher, former } = await findPublisher(db, arranged);
  if (!publisher) return null;
  const mountId = mountIdOf(room, wanted(publisher.tracks));
  if (publisher.isForwarded && former.length === 0 && (await node.mounts.isFed(room, mountId)))
    return { publisher, mountId };
  return arrangeRoom(db, room, () => settle(db, arranged));
};

/** One process at a time does it. */
const settle = async (db: Db, arranged: Arranged): Promise<Settled | null> => {
  const { room, node, wanted = usualMountOf } = arranged;
  const { publisher, former } = await findPublisher(db, arranged);
  if (!publisher) return null;
  for (const { id } of former) await markSessionEnding(db, id);

  const there = (await node.mounts.list()).filter((mount) => mount.room === room);
  // Of another codec, in which nothing comes any more, or of as many sizes as came before: whoever watches connects anew.
  for (const { id, mount } of there) if (!isOf(mount, publisher.tracks)) await node.mounts.destroy(room, id);
  const kept: Array<{ id: string; mount: Mount }> = there.filter(({ mount }) => isOf(mount, publisher.tracks));

  const mount = wanted(publisher.tracks);
  const mountId = mountIdOf(room, mount);
  if (!kept.some(({ id }) => id === mountId)) {
    if (kept.length >= node.mounts.most) throw new LiveEngineError('capacity-reached', 'The room has too many kinds');
    await node.mounts.create(room, mount);
    kept.push({ id: mountId, mount });
  }
  for (const one of kept) await node.mounts.feed(room, one, publisher);
  if (!publisher.isForwarded) await noteForwarded(db, publisher.id);
  return { publisher, mountId };
};
