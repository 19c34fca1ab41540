import { inHundredths, inWhole, type Report, type Table } from '../report/report.ts';
import { AT_ONCE } from './rate.ts';
import type { TipPart } from './tip-parts.ts';
import { TURN_MS, TURNS, type Comparison } from './turns.ts';

type Row = Table['rows'][number];

export type Compared = Comparison & { call: string };

export function reportOf(compared: readonly Compared[], parts: readonly TipPart[]): Report {
  return {
    tables: [
      { title: 'API against a raw pg loop, calls a second', columns: rateColumns, rows: compared.map(rateRow) },
      { title: 'Processor time of one call, µs', columns: timeColumns, rows: compared.map(timeRow) },
      { title: 'Of which parts a tip consists, µs of processor time', columns: partColumns, rows: parts.map(partRow) },
    ],
    notes: [
      `${AT_ONCE} calls at once. API and loop took turns of ${TURN_MS / 1000} s, ${TURNS} each: the ratio is the ` +
        'median of the pairs, with the middle of the lower and the upper half; rates and times are medians.',
      'Node is this process (the API, or the loop); PostgreSQL is all its processes. On a busy machine the ratio of ' +
        'processor times is the steadier one: the scheduler gives the one process of Node as much as each connection.',
    ],
  };
}

const rateColumns: Table['columns'] = [
  { key: 'call', label: 'call' },
  { key: 'ours', label: 'API', format: inWhole },
  { key: 'raw', label: 'raw pg', format: inWhole },
  { key: 'ratio', label: 'ratio', format: inHundredths },
  { key: 'low', label: 'low', format: inHundredths },
  { key: 'high', label: 'high', format: inHundredths },
];

const rateRow = ({ ours, raw, ...rest }: Compared): Row => ({ ...rest, ours: ours.rate, raw: raw.rate });

const timeColumns: Table['columns'] = [
  { key: 'call', label: 'call' },
  { key: 'node', label: 'API: Node', format: inWhole },
  { key: 'database', label: 'PostgreSQL', format: inWhole },
  { key: 'rawNode', label: 'raw pg: Node', format: inWhole },
  { key: 'rawDatabase', label: 'PostgreSQL', format: inWhole },
  { key: 'ratio', label: 'ratio', format: inHundredths },
];

const timeRow = ({ call, ours, raw }: Compared): Row => ({
  call,
  node: ours.node,
  database: ours.database,
  rawNode: raw.node,
  rawDatabase: raw.database,
  ratio: processorTime(raw) / processorTime(ours),
});

const partColumns: Table['columns'] = [
  { key: 'part', label: 'part' },
  { key: 'node', label: 'Node', format: inWhole },
  { key: 'database', label: 'PostgreSQL', format: inWhole },
];

const partRow = (part: TipPart): Row => ({ ...part });

const processorTime = ({ node, database }: Comparison['ours']): number => node + (database ?? 0);
