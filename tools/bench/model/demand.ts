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
  /** Of a hundred of them one is a performer, who uploads two minutes. */
  uploadedMinutes: 0.02,
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
const MINUTE_S = 60;

/** What a site needs in its busiest hour. */
export interface Demand {
  members: number;
  pagesPerSecond: number;
  tipsPerSecond: number;
  sockets: number;
  deliveriesPerSecond: number;
  /** What happens and is told, to however many. */
  eventsPerSecond: number;
  /** Of live streams, at once. */
  viewers: number;
  /** Cores that are busy, without reserve. */
  apiCores: number;
  readCores: number;
  writeCores: number;
  /** Of workers that make films playable, and of live engines. */
  filmCores: number;
  liveCores: number;
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
  const events = perSecond(HABITS.messages) * costs.messageEvents.value + tips * costs.tipEvents.value;
  const liveMinutes = perSecond(HABITS.liveMinutes);
  return {
    members,
    pagesPerSecond: pages,
    tipsPerSecond: tips,
    sockets: today * HABITS.atOnce,
    deliveriesPerSecond: deliveries,
    eventsPerSecond: events,
    viewers: liveMinutes * MINUTE_S,
    apiCores: (pages * pagesCores + writes * tipCores + deliveries * costs.deliveryCores.value) / MS,
    readCores: (pages * costs.homePageDatabaseCores.value) / MS,
    writeCores: (writes * costs.tipDatabaseCores.value) / MS,
    filmCores: (perSecond(HABITS.uploadedMinutes) * costs.filmMinuteCores.value) / MS,
    liveCores: (liveMinutes * costs.liveMinuteCores.value) / MS,
    pagesOut: gigabits((pages - firsts) * costs.pageBytes.value + firsts * costs.firstVisitBytes.value),
    filmOut: gigabits(perSecond(HABITS.filmMinutes) * costs.filmMinuteBytes.value),
    liveOut: gigabits(liveMinutes * costs.liveMinuteBytes.value),
  };
};
