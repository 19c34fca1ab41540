import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  bankingSettingsBody,
  methodParams,
  payoutMethodAnswer,
  payoutMethodBody,
  payoutMethodsAnswer,
  removeMethodQuery,
} from './methods.schema.ts';
import { listMethods, setMethod } from './methods.service.ts';
import { removeMethod } from './removing-methods.service.ts';

/** The payout methods of a performer. Encrypted details are never returned, not even to her. */
export const methodsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/payout-methods',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listPayoutMethods',
        description: 'Where the performer can be paid to, masked, one of each kind at most.',
        tags: ['payout', 'addition'],
        response: { 200: payoutMethodsAnswer },
      },
    },
    async (request) => ({ data: await listMethods(context.db, accountOf(request).id) }),
  );

  app.post(
    '/payout-methods/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setPayoutMethod',
        errors: ['account.confirmation_required'],
        description:
          'Says where the performer is paid to, in place of what she said of that kind before. It takes a session that was confirmed lately, is told by a letter, and nothing is sent there for 72 hours.',
        tags: ['payout'],
        params: methodParams,
        body: payoutMethodBody,
        response: { 200: payoutMethodAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      if (body.kind !== params.id) {
        throw new InvalidValuesError({ details: [{ path: 'kind', code: 'invalid_value', message: params.id }] });
      }
      return { data: await setMethod(context, accountOf(request), body) };
    },
  );

  app.delete(
    '/payout-methods/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'removePayoutMethod',
        errors: ['account.confirmation_required', 'payout.details_changed', 'payout.open'],
        description:
          'Deletes where the performer is paid to by one kind, as she has seen it. It takes a session that was confirmed lately and is told by a letter, as setting it. While a request that goes there is open, it stays.',
        tags: ['payout', 'addition'],
        params: methodParams,
        querystring: removeMethodQuery,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { params, query } = request;
      await removeMethod(context, accountOf(request), { kind: params.id, version: query.version });
      return ok;
    },
  );

  app.put(
    '/performers/:id/banking-settings',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setBankingSettings',
        errors: ['account.confirmation_required'],
        description:
          'Says which bank account the performer is paid to, as `POST /payout-methods/bank` does; `id` is her own. An account is an IBAN, or a number with what routes to it.',
        tags: ['performers'],
        params: idParams,
        body: bankingSettingsBody,
        response: { 200: payoutMethodAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      if (request.params.id !== account.id) throw new NotFoundError();
      return { data: await setMethod(context, account, { ...request.body, kind: 'bank' }) };
    },
  );
};
