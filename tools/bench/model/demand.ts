import costs from './unit-costs.json' with { type: 'json' };

/** What members do; assumptions, to be replaced by what `/api/metrics` of a real site says. */
export const HABITS = {
  /** The share of members who come on a day. */
  dailyShare: 0.2,
  /** Of each who comes, a day. */
  pages: 20,
  tips: 0.05,
  messages: 5,
  filmMinutes: 5,
  liveMinutes: 3,
  /** The share of a day's visits that nothing is cached for. */
  firstVisits: 0.1,
  /** The share of a day that falls into its busiest hour. */
  busiestHour: 0.1,
  /** The share of those who come on a day that is there at once in that hour. */
  atOnce: 0.1,
  /** Sockets that one message reaches. */
  deliveries: 3,
} as const;

const MS = 1000;
const BITS = 8;
const GIGA = 1e9;
const HOUR_S = 3600;

/** What a site needs in its busiest hour. */
export interface Demand {
  members: number;
  pagesPerSecond: number;
  tipsPerSecond: number;
  sockets: number;
  deliveriesPerSecond: number;
  /** Cores that are busy, without reserve. */
  apiCores: number;
  readCores: number;
  writeCores: number;
  /** Gbit/s. */
  pagesOut: number;
  filmOut: number;
  liveOut: number;
}

export const demandOf = (members: number): Demand => {
  const today = members * HABITS.dailyShare;
  const perSecond = (eachDay: number): number => (today * eachDay * HABITS.busiestHour) / HOUR_S;
  const gigabits = (bytesPerSecond: number): number => (bytesPerSecond * BITS) / GIGA;
  const [pages, tips] = [perSecond(HABITS.pages), perSecond(HABITS.tips)];
  const deliveries = perSecond(HABITS.messages) * HABITS.deliveries;
  // What a message writes is not measured; it is less than a tip, and counted as one.
  const writes = tips + perSecond(HABITS.messages);
  const pagesCores = costs.homePageCores.value - costs.homePageDatabaseCores.value;
  const tipCores = costs.tipCores.value - costs.tipDatabaseCores.value;
  const firsts = perSecond(HABITS.firstVisits);
  return {
    members,
    pagesPerSecond: pages,
    tipsPerSecond: tips,
    sockets: today * HABITS.atOnce,
    deliveriesPerSecond: deliveries,
    apiCores: (pages * pagesCores + writes * tipCores + deliveries * costs.deliveryCores.value) / MS,
    readCores: (pages * costs.homePageDatabaseCores.value) / MS,
    writeCores: (writes * costs.tipDatabaseCores.value) / MS,
    pagesOut: gigabits((pages - firsts) * costs.pageBytes.value + firsts * costs.firstVisitBytes.value),
    filmOut: gigabits(perSecond(HABITS.filmMinutes) * costs.filmMinuteBytes.value),
    liveOut: gigabits(perSecond(HABITS.liveMinutes) * costs.liveMinuteBytes.value),
  };
};
