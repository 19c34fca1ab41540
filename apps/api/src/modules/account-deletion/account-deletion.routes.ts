import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { deleteAccountBody, deletionTermsAnswer } from './account-deletion.schema.ts';
import { deleteAccount, getDeletionTerms } from './account-deletion.service.ts';

const tags = ['users', 'addition'];

/** Attempts a minute from one address: the password is asked for. */
const guarded = { rateLimit: { max: 10, timeWindow: '1 minute' } };

export const accountDeletionRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me/deletion',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getDeletionTerms',
        description:
          'What deleting the account would mean now: what is lost, what runs on, and what stands in the way.',
        tags,
        response: { 200: deletionTermsAnswer },
      },
    },
    async (request) => ({ data: await getDeletionTerms(context, accountOf(request)) }),
  );

  app.post(
    '/users/me/delete',
    {
      config: { access: 'any', ...guarded },
      schema: {
        operationId: 'deleteAccount',
        errors: [
          'account.balance_not_forfeited',
          'account.confirmation_required',
          'account.live_now',
          'account.operator',
          'account.orders_open',
          'account.payment_pending',
          'account.private_stream_open',
          'account.tickets_open',
          'auth.incorrect_credentials',
          'payout.open',
        ],
        description:
          'Deletes the own account. `forfeited` is the balance that the caller has agreed to lose, and must be the present one.',
        tags,
        body: deleteAccountBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteAccount(context, accountOf(request), request.body);
      return ok;
    },
  );
};
