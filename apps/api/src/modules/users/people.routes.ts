import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { peopleAnswer, peopleQuery, personAnswer } from './people.schema.ts';
import { getPerson, listPeople } from './people.service.ts';

/** The search for other members. */
export const peopleRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/search',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'searchUsers',
        description:
          'Finds members by name or username, for mentions and blocking. Who is blocked or parted from the caller is not among them.',
        tags: ['users'],
        querystring: peopleQuery,
        response: { 200: peopleAnswer },
      },
    },
    async (request) => ({
      data: await listPeople(context, memberOf(request), request.query),
    }),
  );

  app.get(
    '/users/view/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'viewUser',
        description: 'What members may see of another member.',
        tags: ['users'],
        params: idParams,
        response: { 200: personAnswer },
      },
    },
    async (request) => ({
      data: await getPerson(context, memberOf(request), request.params.id),
    }),
  );
};
