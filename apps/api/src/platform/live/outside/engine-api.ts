/** What an engine says of one room. */
export interface SeenRoom {
  room: string;
  /** Where it lives; null for an engine that is one. */
  node: string | null;
  sourceId: string | null;
  tracks: string[];
  bytesReceived: number;
  viewers: number;
}

export interface SeenRooms {
  rooms: SeenRoom[];
  /** The nodes that have answered, of whose rooms alone something is known now; null for an engine that is one. */
  nodes: readonly string[] | null;
}

export interface EngineSession {
  id: string;
  room: string;
}

/** An engine that can be asked what happens there. Each call throws a `LiveEngineError` where it does not answer. */
export interface EngineApi {
  /** For so long what was last heard of a room holds while no process hears anything of it. */
  readonly holdsSeconds: number;
  /** The rooms to which somebody publishes. */
  listPublished(): Promise<SeenRooms>;
  /** Everybody who sends or plays. */
  listSessions(): Promise<EngineSession[]>;
  /** Ends a session, also one that this site did not open. */
  kick(id: string): Promise<void>;
}
