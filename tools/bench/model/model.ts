import { inHundredths, inWhole, type Report } from '../report/report.ts';
import { demandOf, type Demand } from './demand.ts';
import { breaksAt, countOf, LIMITS } from './limits.ts';
import costs from './unit-costs.json' with { type: 'json' };

const SIZES = [10_000, 1_000_000, 100_000_000];

/** Small figures keep two digits: a tenth of a core is not none. */
const inDigits = (value: number): string => (value < 10 ? Number(value.toPrecision(2)).toString() : inWhole(value));

const DEMAND_COLUMNS: ReadonlyArray<readonly [key: keyof Demand, label: string]> = [
  ['members', 'members'],
  ['pagesPerSecond', 'pages/s'],
  ['tipsPerSecond', 'tips/s'],
  ['sockets', 'sockets'],
  ['deliveriesPerSecond', 'deliveries/s'],
  ['apiCores', 'API cores'],
  ['readCores', 'reading cores'],
  ['writeCores', 'writing cores'],
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
          ...SIZES.map((size) => ({ key: String(size), label: `${inWhole(size)} members`, format: inWhole })),
          { key: 'then', label: 'taken over by' },
        ],
        rows: LIMITS.map((limit) => ({
          part: limit.part,
          ...Object.fromEntries(demands.map((demand) => [String(demand.members), countOf(limit, demand)])),
          then: limit.then,
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
