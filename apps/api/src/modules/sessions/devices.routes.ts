import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { forgetKnownDevice, forgetOtherDevices, listKnownDevices } from './devices.service.ts';
import { devicesAnswer, devicesQuery } from './sessions.schema.ts';

const tags = ['auth', 'addition'];

/** An account's known devices, which failed logins from elsewhere do not lock out. */
export const devicesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me/devices',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'listKnownDevices',
        description: 'Where the account logged in before, so that its failed logins elsewhere do not count there.',
        tags,
        querystring: devicesQuery,
        response: { 200: devicesAnswer },
      },
    },
    async (request) => ({ data: await listKnownDevices(context, accountOf(request), request.query) }),
  );

  app.delete(
    '/users/me/devices/:id',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'forgetKnownDevice',
        description:
          'Forgets a device: a login there is one from an unknown device again. A session there goes on until it is ended.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await forgetKnownDevice(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.delete(
    '/users/me/devices',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'forgetOtherDevices',
        description: 'Forgets all devices but the one that asks. Sessions there go on until they are ended.',
        tags,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await forgetOtherDevices(context, accountOf(request));
      return ok;
    },
  );
};
