import type { ModuleRoutes } from '../../../shared/api-instance.ts';
import { runOnce } from '../../../shared/run-once.ts';
import { idParams } from '../../../shared/wire.ts';
import { accountOf } from '../../../viewing/caller.ts';
import {
  createPackageBody,
  managedPackageAnswer,
  managedPackagesAnswer,
  managedPackagesQuery,
  updatePackageBody,
} from './packages.schema.ts';
import { createPackage, listManagedPackages, updatePackage } from './packages.service.ts';

export const managedPackagesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/packages',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listManagedPackages',
        description: 'All packages of tokens, also those that are not sold, those that are offered first.',
        tags: ['operator', 'addition'],
        querystring: managedPackagesQuery,
        response: { 200: managedPackagesAnswer },
      },
    },
    async (request) => ({ data: await listManagedPackages(context, request.query.limit) }),
  );

  app.post(
    '/operator/packages',
    {
      config: { access: 'operator', idempotency: 'accepted' },
      schema: {
        operationId: 'createPackage',
        errors: ['package.changed', 'package.too_many'],
        description: "Adds a package of tokens, priced in the site's currency.",
        tags: ['operator', 'addition'],
        body: createPackageBody,
        response: { 200: managedPackageAnswer },
      },
    },
    async (request) => ({
      data: await runOnce(context, request, (unit) => createPackage(unit, accountOf(request).id, request.body)),
    }),
  );

  app.put(
    '/operator/packages/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'updatePackage',
        errors: ['package.changed'],
        description: 'Changes a package, or takes it out of sale, for whoever buys from now on.',
        tags: ['operator', 'addition'],
        params: idParams,
        body: updatePackageBody,
        response: { 200: managedPackageAnswer },
      },
    },
    async (request) => ({
      data: await context.work((unit) =>
        updatePackage(unit, { operatorId: accountOf(request).id, id: request.params.id }, request.body),
      ),
    }),
  );
};
