import { newToken } from '../../tokens.ts';
import type { OutsideEngineOptions } from '../live-engine-config.ts';
import { type LiveAnswer, LiveEngineError } from '../live-engine.ts';
import { findIceUser } from '../media/sdp-offer.ts';
import { createControlApi } from './control-api.ts';
import type { EngineApi } from './engine-api.ts';
import { findSession, insertSession, markRoomEnding } from './engine-rows.ts';
import type { EngineAction } from './engine-token.ts';
import { type OutsideGiven, OutsideLiveEngine } from './outside-live-engine.ts';
import { endSession, openSession, sendCandidates } from './whip-client.ts';

/**
 * Any engine that speaks WHIP and WHEP, to which all processes of the site bring their clients' offers. A room has the
 * same name there as here.
 */
export class WhipLiveEngine extends OutsideLiveEngine {
  readonly #options: OutsideEngineOptions;
  readonly #api: EngineApi | null;

  constructor(options: OutsideEngineOptions, given: OutsideGiven) {
    const api = options.api && createControlApi(options.api);
    super({ api, endSession }, given);
    this.#options = options;
    this.#api = api;
  }

  async publish(room: string, offerSdp: string): Promise<LiveAnswer> {
    const answer = await this.#open('publish', room, offerSdp);
    if (!answer) throw new LiveEngineError('unavailable', 'The live engine has no such address');
    // Otherwise the engine is asked whether picture and sound have come.
    if (!this.#api) await this.watch.heard(room, true);
    return answer;
  }

  async play(room: string, offerSdp: string): Promise<LiveAnswer | null> {
    const answer = await this.#open('read', room, offerSdp);
    if (!answer && !this.#api && this.watch.rooms.has(room)) await this.watch.heard(room, false);
    return answer;
  }

  async takeCandidates(resourceId: string, fragment: string): Promise<void> {
    const session = await findSession(this.db, resourceId);
    if (!session || (await sendCandidates(session, fragment))) return;
    this.log.info({ part: 'live' }, 'the live engine takes no candidates that come late');
  }

  async closeRoom(room: string): Promise<void> {
    await markRoomEnding(this.db, room);
    await this.ends.endMarked({ room });
    await this.ends.kickFrom(room);
    await this.watch.heard(room, false);
  }

  /** Stops looking. Streams go on: they are the engine's, and other processes look. */
  async close(): Promise<void> {
    await this.watch.close();
  }

  async #open(action: EngineAction, room: string, offerSdp: string): Promise<LiveAnswer | null> {
    try {
      const opened = await openSession(this.#options, { action, room, offerSdp });
      if (!opened) return null;
      const { answerSdp, location, etag, engineId, iceLinks } = opened;
      const id = newToken();
      await insertSession(this.db, {
        ...{ id, room, location, etag },
        ...{ is_publisher: action === 'publish', engine_id: engineId, ice_user: findIceUser(offerSdp) ?? null },
      });
      return { resourceId: id, answerSdp, iceLinks };
    } catch (error) {
      if (error instanceof LiveEngineError && error.code !== 'invalid-offer')
        this.log.warn({ err: error, action, part: 'live' }, 'the live engine opened no session');
      throw error;
    }
  }
}
