import { setTimeout as delay } from 'node:timers/promises';
import { newToken } from '../../../tokens.ts';
import type { JanusNode } from '../../live-engine-config.ts';
import {
  type LayeredLiveEngine,
  type LiveAnswer,
  LiveEngineError,
  PICTURE_LAYERS,
  type PictureLayer,
} from '../../live-engine.ts';
import { findIceUser } from '../../media/sdp-offer.ts';
import { findSession, insertSession, markRoomEnding } from '../engine-rows.ts';
import { type OutsideGiven, OutsideLiveEngine } from '../outside-live-engine.ts';
import { createJanusApiOfNodes, type JanusApiOfNodes } from './janus-api-of-nodes.ts';
import { JanusRefusal } from './janus-api.ts';
import { createJanusNode, type JanusNodeClient, meaningOf } from './janus-node.ts';
import { mountOf, settleJanusRoom } from './janus-rooms.ts';
import { countByNode, findNodeOf, placeRoom, writeTrack } from './janus-rows.ts';
import { bridge, offerForJanus, tracksOf, viewedOf } from './janus-sdp.ts';
import { locationOf, readLocation } from './locations.ts';

/** How often, and how long, it is asked whether a publisher has connected; after that the looks at all rooms do. */
const CONNECTS_EVERY_MS = 100;
const CONNECTS_WITHIN_MS = 10_000;

/** Janus counts a picture's sizes from the smallest one on. */
const SUBSTREAMS = Object.fromEntries(
  PICTURE_LAYERS.toReversed().map((layer, substream) => [layer, substream]),
) as Record<PictureLayer, number>;

/**
 * Nodes of Janus behind the site's own addresses. A room lives on one node, which the database names; each process can
 * publish, play, end and close there, because a session at Janus is two numbers that lie in the database too. A node that
 * does not answer gets no new room, and a publisher who comes back makes the room anew on another.
 */
export class JanusLiveEngine extends OutsideLiveEngine {
  override readonly layers: LayeredLiveEngine = { choose: (id, layer) => this.#choose(id, layer) };
  readonly #nodes: ReadonlyMap<string, JanusNodeClient>;
  readonly #api: JanusApiOfNodes;
  readonly #closing = new AbortController();
  readonly #connecting = new Set<Promise<void>>();

  constructor(configured: readonly JanusNode[], given: OutsideGiven) {
    const nodes = new Map(configured.map((node) => [node.url, createJanusNode(node)]));
    const api = createJanusApiOfNodes({ db: given.db, log: given.log, nodes });
    // What is on a node that the configuration names no more has ended for the site.
    const endSession = async (location: string) => {
      const at = readLocation(location);
      if (at) await nodes.get(at.node)?.end(at.session);
    };
    super({ api, endSession }, given);
    this.#nodes = nodes;
    this.#api = api;
  }

  async publish(room: string, offerSdp: string): Promise<LiveAnswer> {
    const sdp = offerForJanus(offerSdp);
    return this.#telling('publish', async () => {
      const node = await this.#place(room);
      const feed = newToken();
      const { at, answer } = await node.join(room, feed, sdp);
      const id = newToken();
      await insertSession(this.db, {
        ...{ id, room, is_publisher: true, location: locationOf(node.url, at), etag: null, engine_id: null },
        ...{ ice_user: findIceUser(offerSdp) ?? null, node: node.url, feed, tracks: tracksOf(answer).map(writeTrack) },
      });
      this.#follow(room, node, feed);
      return { resourceId: id, answerSdp: answer };
    });
  }

  async play(room: string, offerSdp: string): Promise<LiveAnswer | null> {
    const node = this.#nodes.get((await findNodeOf(this.db, room)) ?? '');
    if (!node) return null;
    return this.#telling('read', async () => {
      const settled = await settleJanusRoom(this.db, {
        ...{ room, node },
        wanted: (tracks) => mountOf(viewedOf(offerSdp, tracks)),
      });
      if (!settled) return null;
      const viewed = viewedOf(offerSdp, settled.publisher.tracks);
      const { at, bridged } = await node.watch({ room, id: settled.mountId }, (janusOffer) =>
        bridge(offerSdp, janusOffer, viewed),
      );
      const id = newToken();
      await insertSession(this.db, {
        ...{ id, room, is_publisher: false, location: locationOf(node.url, at), etag: null, engine_id: null },
        ...{ ice_user: findIceUser(offerSdp) ?? null, node: node.url },
      });
      return { resourceId: id, answerSdp: bridged.forClient, hasLayers: viewed.some(({ hasLayers }) => hasLayers) };
    });
  }

  /** A client reaches Janus first, and is where it is seen to come from. */
  async takeCandidates(): Promise<void> {}

  async closeRoom(room: string): Promise<void> {
    await markRoomEnding(this.db, room);
    await this.ends.endMarked({ room });
    const node = this.#nodes.get((await findNodeOf(this.db, room)) ?? '');
    await node?.destroyRoom(room).catch((error: unknown) => {
      this.log.warn({ err: error, part: 'live' }, 'a room of Janus could not be removed');
    });
    await this.watch.heard(room, false);
  }

  /** Stops looking. Streams go on as long as another process looks, or this one is back within a minute. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.watch.close();
    await this.#api.settled();
    await Promise.all(this.#connecting);
    await Promise.all([...this.#nodes.values()].map((node) => node.close()));
  }

  async #choose(resourceId: string, layer: PictureLayer): Promise<boolean> {
    const session = await findSession(this.db, resourceId);
    const at = session && !session.is_publisher && readLocation(session.location);
    const node = at && this.#nodes.get(at.node);
    if (!node) return false;
    try {
      await node.choose(at, SUBSTREAMS[layer]);
      return true;
    } catch (error) {
      if (error instanceof JanusRefusal) return false;
      throw meaningOf(error);
    }
  }

  /** The node that a room lives on, or the one with the least to do when it has none, or that one is away. */
  async #place(room: string): Promise<JanusNodeClient> {
    const counts = await countByNode(this.db);
    const current = await findNodeOf(this.db, room);
    const rank = ({ url }: JanusNodeClient) => (url === current ? -1 : (counts.get(url) ?? 0));
    const inOrder = [...this.#nodes.values()].toSorted((a, b) => rank(a) - rank(b));
    for (const node of inOrder) {
      try {
        await node.createRoom(room);
      } catch (error) {
        this.log.warn({ err: error, node: node.url, part: 'live' }, 'a node of Janus takes no room');
        continue;
      }
      await placeRoom(this.db, room, node.url);
      return node;
    }
    throw new LiveEngineError('unavailable', 'No node of Janus answers');
  }

  /** Shows viewers a publisher as soon as it is connected. */
  #follow(room: string, node: JanusNodeClient, feed: string): void {
    const following = this.#waitUntilConnected(room, node, feed).catch((error: unknown) => {
      // The next look at all rooms finds it as well.
      this.log.warn({ err: error, part: 'live' }, 'a publisher at Janus is not handed on yet');
    });
    this.#connecting.add(following);
    void following.finally(() => this.#connecting.delete(following));
  }

  async #waitUntilConnected(room: string, node: JanusNodeClient, feed: string): Promise<void> {
    const { signal } = this.#closing;
    for (let waited = 0; waited < CONNECTS_WITHIN_MS && !signal.aborted; waited += CONNECTS_EVERY_MS) {
      // Until then viewers see the one before, if there is one.
      const settled = await settleJanusRoom(this.db, { room, node });
      if (settled?.publisher.feed === feed) {
        await this.ends.endMarked({ room });
        return this.watch.heard(room, true);
      }
      await delay(CONNECTS_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #telling<Answer>(action: 'publish' | 'read', open: () => Promise<Answer>): Promise<Answer> {
    try {
      return await open();
    } catch (refused) {
      const error = meaningOf(refused);
      const isTheirs =
        error instanceof LiveEngineError && (error.code === 'invalid-offer' || error.code === 'unsupported-codec');
      if (!isTheirs) this.log.warn({ err: error, action, part: 'live' }, 'Janus opened no session');
      throw error;
    }
  }
}
