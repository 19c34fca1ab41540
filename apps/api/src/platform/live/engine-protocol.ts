import type {
  LiveAnswer,
  LiveErrorCode,
  LiveStats,
  PartialSegment,
  RecordedSegment,
  RoomState,
} from './live-engine.ts';

/** What the API's process asks of the engine's process, and what it is answered. */
export interface EngineCalls {
  publish: { params: { room: string; offerSdp: string }; result: LiveAnswer };
  play: { params: { room: string; offerSdp: string; mostViewers?: number | undefined }; result: LiveAnswer | null };
  end: { params: { resourceId: string }; result: null };
  iceUserOf: { params: { resourceId: string }; result: string | null };
  closeRoom: { params: { room: string }; result: null };
  moveRoom: { params: { from: string; to: string }; result: boolean };
  record: { params: { room: string; folder: string }; result: boolean };
  stopRecording: { params: { room: string }; result: null };
  package: { params: { room: string }; result: boolean };
  stopPackaging: { params: { room: string }; result: null };
  stats: { params: null; result: LiveStats };
}

export type EngineCallName = keyof EngineCalls;

/** From the API's process. `id` returns in the answer. */
export type EngineRequest = {
  [Name in EngineCallName]: { id: number; name: Name; params: EngineCalls[Name]['params'] };
}[EngineCallName];

/** From the engine's process. */
export type EngineMessage =
  | { type: 'ready'; udpPort: number }
  | { type: 'alive' }
  | { type: 'answer'; id: number; result: EngineCalls[EngineCallName]['result'] }
  | { type: 'refusal'; id: number; code: LiveErrorCode; message: string }
  | { type: 'room-changed'; state: RoomState }
  | { type: 'segment'; segment: RecordedSegment }
  | { type: 'partial-segment'; part: PartialSegment }
  | { type: 'failed'; failure: EngineFailure };

/** What went wrong inside the engine, which goes on without it. */
export interface EngineFailure {
  what: 'viewer' | 'publisher' | 'recording' | 'packaging';
  room: string;
  reason: string;
}

/** Milliseconds between signs of life of the engine's process. */
export const aliveInterval = 5_000;
