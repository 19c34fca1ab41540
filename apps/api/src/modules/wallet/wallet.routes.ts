import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { beforeId, idParams, toPage } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { buyItem } from './purchases.service.ts';
import { tip, tipStream } from './tips.service.ts';
import { presentTransaction } from './wallet.presenter.ts';
import { countWalletHistory, findWalletHistory } from './wallet.repository.ts';
import {
  chargeAnswer,
  purchaseBody,
  streamTipBody,
  tipBody,
  transactionsAnswer,
  transactionsQuery,
} from './wallet.schema.ts';

const charging = { access: 'user', idempotency: 'required' } as const;

/** What is bought by its id alone; products are bought with the module `orders`. */
const purchases = [
  {
    type: 'feed',
    operationId: 'buyFeedPost',
    errors: ['wallet.already_open', 'wallet.already_purchased', 'wallet.insufficient_balance', 'wallet.suspended'],
    description: 'Buys access to a post.',
  },
  {
    type: 'gallery',
    operationId: 'buyGallery',
    errors: ['wallet.already_purchased', 'wallet.insufficient_balance', 'wallet.suspended', 'wallet.not_for_sale'],
    description: 'Buys access to a gallery.',
  },
  { type: 'video', operationId: 'buyVideo', description: 'Buys access to a video.' },
] as const;

export const walletRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/wallet/charges/tip/:id',
    {
      config: charging,
      schema: {
        operationId: 'tipPerformer',
        errors: [
          'wallet.amount_out_of_bounds',
          'wallet.cap_reached',
          'wallet.insufficient_balance',
          'wallet.suspended',
        ],
        description: 'Tips a performer, and names what the tip is for.',
        tags: ['wallet'],
        params: idParams,
        body: tipBody,
        response: { 200: chargeAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, performerId: request.params.id };
      return { data: await runOnce(context, request, (unit) => tip(unit, memberOf(request), order)) };
    },
  );

  app.post(
    '/wallet/charges/stream/:id',
    {
      config: charging,
      schema: {
        operationId: 'tipStream',
        errors: [
          'wallet.amount_out_of_bounds',
          'wallet.cap_reached',
          'wallet.insufficient_balance',
          'wallet.suspended',
        ],
        description: 'Tips during a stream; everybody who watches is told.',
        tags: ['wallet'],
        params: idParams,
        body: streamTipBody,
        response: { 200: chargeAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, streamId: request.params.id };
      return { data: await runOnce(context, request, (unit) => tipStream(unit, memberOf(request), order)) };
    },
  );

  for (const { type, ...about } of purchases) {
    app.post(
      `/wallet/charges/${type}/:id`,
      {
        config: charging,
        schema: {
          ...about,
          errors: [
            ...('errors' in about ? about.errors : []),
            'coupon.unusable',
            'price.changed',
            'wallet.cap_reached',
          ],
          tags: ['wallet'],
          params: idParams,
          body: purchaseBody,
          response: { 200: chargeAnswer },
        },
      },
      async (request) => {
        const item = { type, id: request.params.id, ...request.body };
        return { data: await runOnce(context, request, (unit) => buyItem(unit, memberOf(request), item)) };
      },
    );
  }

  app.get(
    '/wallet/charges/user/search',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listTransactions',
        description: "Movements of the fan's wallet, newest first, by kind.",
        tags: ['wallet'],
        querystring: transactionsQuery,
        response: { 200: transactionsAnswer },
      },
    },
    async (request) => {
      const { limit, cursor, kind } = request.query;
      const userId = accountOf(request).id;
      const [rows, total] = await Promise.all([
        findWalletHistory(context.db, { userId, kind, limit, before: beforeId(cursor) }),
        countWalletHistory(context.db, { userId, kind }),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
      const authors = await loadAuthors(
        context.db,
        items.map((row) => row.performer_id),
      );
      return { data: { data: items.map((row) => presentTransaction(row, authors)), total, nextCursor } };
    },
  );
};
