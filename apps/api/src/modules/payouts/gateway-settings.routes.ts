import { NotFoundError } from '../../errors/common-errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { gatewaySettingsAnswer, gatewaySettingsBody } from './gateway-settings.schema.ts';
import { changeGatewaySettings } from './gateway-settings.service.ts';

export const gatewaySettingsRoutes: ModuleRoutes = (app, context) => {
  app.put(
    '/performers/:id/payment-gateway-settings',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setPaymentGatewaySettings',
        errors: ['account.confirmation_required', 'payout.details_changed', 'payout.open'],
        description:
          'Says what the performer is paid by at a gateway, as `POST /payout-methods/{id}` does, or removes it as `DELETE /payout-methods/{id}` does; `id` is her own.',
        tags: ['performers'],
        params: idParams,
        body: gatewaySettingsBody,
        response: { 200: gatewaySettingsAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      if (request.params.id !== account.id) throw new NotFoundError();
      return { data: await changeGatewaySettings(context, account, request.body) };
    },
  );
};
