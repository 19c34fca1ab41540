/** How many are in a room, over all processes. */
export interface RoomCounts {
  /** Notes how many this process has; returns whether that changed. */
  set(room: string, count: number): boolean;
  /** How many the other processes have, by room. */
  others(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Notes who is in a room here, of whom each shall count once wherever else they are; returns whether that changed. */
  setPeople(room: string, people: readonly string[]): boolean;
  /** How many people are in each room over all processes. Of this one they are as of the last `setPeople`. */
  countPeople(here: ReadonlyMap<string, PeopleHere>): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** Who is in a room of this process. */
export interface PeopleHere {
  count: number;
  list(): readonly string[];
}

/** For one process: there are no others. */
export const countsOfOneProcess: RoomCounts = {
  set: () => false,
  others: async () => new Map(),
  setPeople: () => false,
  countPeople: async (here) => new Map([...here].map(([room, people]) => [room, people.count])),
  close: async () => undefined,
};
