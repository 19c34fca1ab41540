import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { countReasons, countSubscribers, findWords } from './summary.repository.ts';
import { subscriberSummaryAnswer } from './summary.schema.ts';

const YEAR_MS = 365 * 86_400_000;

export const summaryRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/subscriptions/performer/summary',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getSubscriberSummary',
        description: 'How many subscribe to the performer by plan, trial and gift, and why fans have cancelled.',
        tags: ['subscriptions', 'addition'],
        response: { 200: subscriberSummaryAnswer },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const since = new Date(Date.now() - YEAR_MS);
      const [counts, reasons, words] = await Promise.all([
        countSubscribers(context.db, id),
        countReasons(context.db, id, since),
        findWords(context.db, id, since),
      ]);
      return { data: { ...counts, reasons, words } };
    },
  );
};
