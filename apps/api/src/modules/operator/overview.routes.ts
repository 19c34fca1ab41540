import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { operatorTags } from './operator-tags.ts';
import { overviewAnswer } from './overview.schema.ts';
import { readOverview } from './overview.service.ts';

export const overviewRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/overview',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'getOperatorOverview',
        description: 'What waits for an operator, and how the site does.',
        tags: operatorTags,
        response: { 200: overviewAnswer },
      },
    },
    async () => ({ data: await readOverview(context) }),
  );
};
