import { inHundredths, inWhole, type Report } from '../report/report.ts';
import { demandOf, type Demand } from './demand.ts';
import { fanOutOf } from './fan-out.ts';
import { breaksAt, enoughFor, LIMITS } from './limits.ts';
import costs from './unit-costs.json' with { type: 'json' };

const SIZES = [10_000, 1_000_000, 100_000_000];

/** Small figures keep two digits: a tenth of a core is not none. */
const inDigits = (value: number): string => {
  if (!Number.isFinite(value)) return 'no number';
  return value < 10 ? Number(value.toPrecision(2)).toString() : inWhole(value);
};
/** Of members, for whom more digits would say more than is known. */
const inRound = (value: number): string => inWhole(Number(value.toPrecision(2)));

const FAN_OUT_COLUMNS = [
  { key: 'members', label: 'members', format: inWhole },
  { key: 'events', label: 'events/s', format: inDigits },
  { key: 'processes', label: 'processes that read', format: inDigits },
  { key: 'entries', label: 'handed out by Redis, /s', format: inDigits },
  { key: 'redisCores', label: 'its cores', format: inDigits },
  { key: 'readingCores', label: 'of each process a core', format: inDigits },
  { key: 'splitCores', label: 'cores of Redis, split by room', format: inDigits },
];

const DEMAND_COLUMNS: ReadonlyArray<readonly [key: keyof Demand, label: string]> = [
  ['members', 'members'],
  ['pagesPerSecond', 'pages/s'],
  ['tipsPerSecond', 'tips/s'],
  ['sockets', 'sockets'],
  ['eventsPerSecond', 'events/s'],
  ['deliveriesPerSecond', 'deliveries/s'],
  ['viewers', 'live viewers'],
  ['apiCores', 'API cores'],
  ['readCores', 'reading cores'],
  ['writeCores', 'writing cores'],
  ['filmCores', 'worker cores'],
  ['liveCores', 'live cores'],
  ['pagesOut', 'pages, Gbit/s'],
  ['filmOut', 'film, Gbit/s'],
  ['liveOut', 'live, Gbit/s'],
];

/** What sites of three sizes need, recomputed from the unit costs that other parts of the bench have printed. */
export const computeModel = (): Report => {
  const demands = SIZES.map(demandOf);
  return {
    tables: [
      {
        title: 'The busiest hour',
        columns: DEMAND_COLUMNS.map(([key, label]) => ({ key, label, format: inDigits })),
        rows: demands.map((demand) => ({ ...demand })),
      },
      {
        title: 'How many of each part, at 60 % of what one carries',
        columns: [
          { key: 'part', label: 'one carries' },
          { key: 'enough', label: 'enough for', format: inRound },
          ...SIZES.map((size) => ({ key: String(size), label: `${inWhole(size)} members`, format: inDigits })),
          { key: 'then', label: 'taken over by' },
        ],
        rows: LIMITS.map((limit) => ({
          part: limit.part,
          enough: enoughFor(limit),
          ...Object.fromEntries(demands.map((demand) => [String(demand.members), limit.count(demand)])),
          then: limit.then,
        })),
      },
      {
        title: 'Events, which every process of the API reads',
        columns: FAN_OUT_COLUMNS,
        rows: demands.map((demand) => ({
          ...{ members: demand.members, events: demand.eventsPerSecond },
          ...fanOutOf(demand),
        })),
      },
      {
        title: 'What breaks, the first one first',
        columns: [
          { key: 'members', label: 'members', format: inWhole },
          { key: 'breaks', label: 'breaks' },
        ],
        rows: demands.map((demand) => ({
          members: demand.members,
          breaks:
            breaksAt(demand)
              .map(({ part }) => part)
              .join('; ') || 'nothing',
        })),
      },
      {
        title: 'Unit costs',
        columns: [
          { key: 'what', label: 'what' },
          { key: 'value', label: 'value', format: inHundredths },
          { key: 'unit', label: 'unit' },
          { key: 'from', label: 'from' },
          { key: 'measured', label: 'measured' },
        ],
        rows: Object.values(costs),
      },
    ],
    notes: [
      'What members do a day stands in tools/bench/model/demand.ts, what one part carries in limits.ts beside it.',
    ],
  };
};
