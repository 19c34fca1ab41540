import type { Report } from './report/report.ts';

/** The parts in order. Each imports what it needs when it runs. */
const parts = {
  'first-load': async () => (await import('./first-load/first-load.ts')).measureFirstLoad(),
  web: async () => (await import('./web/web.ts')).measureWeb(),
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).measureLighthouse(),
  interactions: async () => (await import('./interactions/interactions.ts')).measureInteractions(),
  drawing: async () => (await import('./drawing/drawing.ts')).measureDrawing(),
  start: async () => (await import('./start/start.ts')).measureStart(),
  deploy: async () => (await import('./deploy/deploy.ts')).measureDeploy(),
  feed: async () => (await import('./feed/feed.ts')).measureFeed(),
  scroll: async () => (await import('./scroll/scroll.ts')).measureScroll(),
  money: async () => (await import('./money/money.ts')).measureMoney(),
  search: async () => (await import('./search/search.ts')).measureSearch(),
  lists: async () => (await import('./lists/lists.ts')).measureLists(),
  thread: async () => (await import('./thread/thread.ts')).measureThread(),
  campaign: async () => (await import('./campaign/campaign.ts')).measureCampaign(),
  sockets: async () => (await import('./sockets/sockets.ts')).measureSockets(),
  'fan-out': async () => (await import('./fan-out/fan-out.ts')).measureFanOut(),
  memory: async () => (await import('./memory/memory.ts')).measureMemory(),
  film: async () => (await import('./film/film.ts')).measureFilm(),
  live: async () => (await import('./live/live.ts')).measureLive(),
  viewers: async () => (await import('./viewers/viewers.ts')).measureViewers(),
  crowd: async () => (await import('./crowd/crowd.ts')).measureCrowd(),
  model: async () => (await import('./model/model.ts')).computeModel(),
} satisfies Record<string, () => Promise<Report>>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

/** Fetches a program of its own from npm, and is measured only where it is named. */
const ONLY_NAMED: ReadonlySet<string> = new Set<PartName>(['lighthouse']);

/** What is measured where no part is named. */
export const usualParts = partNames.filter((name) => !ONLY_NAMED.has(name));

export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);

/** Measures one part, then releases its resources. */
export const measure = (name: PartName): Promise<Report> => parts[name]();
