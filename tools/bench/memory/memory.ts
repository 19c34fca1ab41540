import { oneProcess, severalProcesses, type Deployment } from '../../processes/site.ts';
import { bringHaproxy } from '../../haproxy.ts';
import { bringPgbouncer } from '../../pgbouncer.ts';
import { bringRedis } from '../../redis.ts';
import { usageOf } from '../process-usage.ts';
import { inKilobytes, inMegabytes, inWhole, type Report, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import type { Audience } from '../sockets/audience.ts';
import { startChild } from '../sockets/child.ts';
import { prepareGround } from '../sockets/ground.ts';
import { seatOf } from '../sockets/hall.ts';
import type { Measured } from '../sockets/told.ts';

/** Sockets of one process: what each takes is the difference. */
const AUDIENCES = [500, 3000] as const;

/** Bytes. */
interface Held {
  sockets: number;
  memory: number;
  heap: number;
}

/** What a process takes that has just begun, and what each socket adds to it. */
export async function measureMemory(): Promise<Report> {
  for (const bring of [bringRedis, bringPgbouncer, bringHaproxy]) bring();
  const begun = [...(await begin(oneProcess)), ...(await begin(severalProcesses))];
  const held = await hold();
  const [few, many] = held as [Held, Held];
  const each = (of: 'memory' | 'heap'): number => (many[of] - few[of]) / (many.sockets - few.sockets);
  return {
    tables: [
      {
        title: 'A process that has just begun',
        columns: [
          { key: 'role', label: 'ROLE' },
          { key: 'memory', label: 'memory, MB', format: inMegabytes },
        ],
        rows: begun,
      },
      {
        title: 'Sockets of one process of the API',
        columns: [
          { key: 'sockets', label: 'sockets', format: inWhole },
          { key: 'memory', label: 'memory, MB', format: inMegabytes },
          { key: 'heap', label: 'of it the heap, MB', format: inMegabytes },
        ],
        rows: held.map((row) => ({ ...row })),
      },
      {
        title: 'One socket',
        columns: [
          { key: 'memory', label: 'memory, kB', format: inKilobytes },
          { key: 'heap', label: 'of it the heap, kB', format: inKilobytes },
        ],
        rows: [{ memory: each('memory'), heap: each('heap') }],
      },
    ],
    notes: [
      'Resident memory by Linux, once a process says that it is ready; with sockets after a collection of garbage. ' +
        'Each socket is that of a fan who has logged in and watches a stream. The engine of live video and the renderers ' +
        'of pages are processes of their own, which begin when they are first needed.',
    ],
  };
}

async function begin({ lack, start }: Deployment): Promise<Array<Table['rows'][number]>> {
  if (lack) throw new Error(String(lack));
  console.error('Starting a site');
  const { apis, worker, edge } = await start({ after: (release) => atEnd(release as () => unknown) });
  const parts = edge ? { api: apis[0], worker, edge } : { all: worker };
  return Promise.all(
    Object.entries(parts).map(async ([role, part]) => ({ role, memory: (await usageOf(part?.pid() ?? 0)).memory })),
  );
}

async function hold(): Promise<Held[]> {
  const ground = await prepareGround({ fans: Math.max(...AUDIENCES), streams: 1 });
  const server = startChild<Measured>('product-server.ts', ground.env);
  const url = await server.ask('listen', {});
  const audience = startChild<Audience>('audience.ts');
  const all: Held[] = [];
  let open = 0;
  for (const sockets of AUDIENCES) {
    console.error(`Opening ${sockets} sockets`);
    await audience.ask('open', { url, seats: ground.fans.slice(open, sockets).map(seatOf(ground)) });
    open = sockets;
    all.push({ sockets, ...(await server.ask('memory', null)) });
  }
  return all;
}
