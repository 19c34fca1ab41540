/** How many are in a room, over all processes. */
export interface RoomCounts {
  /** Notes how many this process has; returns whether that changed. */
  set(room: string, count: number): boolean;
  /** How many the other processes have, by room. */
  others(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** For one process: there are no others. */
export const countsOfOneProcess: RoomCounts = {
  set: () => false,
  others: async () => new Map(),
  close: async () => undefined,
};
