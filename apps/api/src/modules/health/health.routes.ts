import { sql } from 'kysely';
import { z } from 'zod';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf } from '../../shared/wire.ts';

const check = z.enum(['ok', 'failed']);
const healthAnswer = dataOf(z.object({ status: z.literal('ok') }));
/** Without ffmpeg (`films`) everything works except films that browsers cannot play as uploaded. */
const readySchema = z.object({ status: check, database: check, files: check, jobs: check, films: check });
const readyAnswer = dataOf(readySchema);

const passes = async (probe: () => Promise<unknown>): Promise<'ok' | 'failed'> => {
  try {
    await probe();
    return 'ok';
  } catch {
    return 'failed';
  }
};

export const healthRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/health',
    {
      config: { access: 'guest', rateLimit: false, isAlwaysOpen: true },
      schema: {
        operationId: 'getHealth',
        description:
          'Tells that the process lives. It asks nothing else, so it also answers while the database is away.',
        tags: ['health', 'addition'],
        response: { 200: healthAnswer },
      },
    },
    async () => ({ data: { status: 'ok' as const } }),
  );

  app.get(
    '/ready',
    {
      config: { access: 'guest', rateLimit: false, isAlwaysOpen: true },
      schema: {
        operationId: 'getReadiness',
        description:
          'Tells whether database, files and jobs do their work; 503 with the same body as soon as one of them does not. ' +
          'A process that leaves jobs to others says that they are ok.',
        tags: ['health', 'addition'],
        response: { 200: readyAnswer, 503: readyAnswer },
      },
    },
    async (_request, reply) => {
      const [database, files, jobs] = await Promise.all([
        passes(() => sql`select 1`.execute(context.db)),
        passes(() => context.files.probe()),
        context.config.runsJobs ? passes(() => context.jobs.probe()) : ('ok' as const),
      ]);
      const films = context.ffmpeg ? ('ok' as const) : ('failed' as const);
      const status = [database, files, jobs].every((state) => state === 'ok') ? ('ok' as const) : ('failed' as const);
      return reply.status(status === 'ok' ? 200 : 503).send({ data: { status, database, files, jobs, films } });
    },
  );
};
