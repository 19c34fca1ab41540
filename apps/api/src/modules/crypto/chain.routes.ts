import { z } from 'zod';
import {
  actOnChain,
  CHAIN_PAGE,
  findChainInvoice,
  listChainCoins,
  type ChainAct,
} from '../../platform/payments/crypto/sandbox-chain.ts';
import { isPageOpen } from '../../platform/payments/sandbox-links.ts';
import { BARE_PAGE_HEADERS } from '../../platform/bare-page.ts';
import { sandboxOverPage } from '../../platform/payments/sandbox-page.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { chainPage } from './chain-page.ts';
import { readCoins } from './read-coins.ts';

const params = z.object({ ref: z.uuid() });
const signed = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  locale: z.string().max(20).default(''),
});
const acted = signed.extend({ act: z.enum(['send', 'mine', 'expire']) });
const form = z.object({ amount: z.string().max(100) });

const guarded = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/**
 * The page on which the sandbox stands in for a wallet and a blockchain. Browsers open it without a session: the
 * signature in its URL authorises them, and expires.
 */
export const chainRoutes: ModuleRoutes = (app, context) => {
  if (!context.config.allowSandboxPayments) return;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const find = async (ref: string, query: z.output<typeof signed>) =>
    isPageOpen(context.sealer, CHAIN_PAGE, { ...query, subject: ref }) ? findChainInvoice(context.db, ref) : undefined;

  app.get(
    '/sandbox/chain/:ref',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: signed } },
    async ({ params: { ref }, query }, reply) => {
      const found = await find(ref, query);
      if (!found) return reply.status(404).headers(BARE_PAGE_HEADERS).send(sandboxOverPage(query.locale));
      const { due, return_path: returnPath } = found;
      const coins = await listChainCoins(context.db, ref);
      return reply.headers(BARE_PAGE_HEADERS).send(chainPage({ ref, due, coins, returnPath, query }));
    },
  );

  app.post(
    '/sandbox/chain/:ref',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: acted } },
    async ({ params: { ref }, query, body }, reply) => {
      const found = await find(ref, query);
      if (!found) return reply.status(404).headers(BARE_PAGE_HEADERS).send(sandboxOverPage(query.locale));
      const { due, return_path: returnPath } = found;
      const chosen = chosenAct(query.act, body);
      if ('refused' in chosen) {
        const coins = await listChainCoins(context.db, ref);
        const page = chainPage({ ref, due, coins, returnPath, query, refused: chosen.refused });
        return reply.status(422).headers(BARE_PAGE_HEADERS).send(page);
      }
      await actOnChain(context.db, ref, chosen);
      const search = new URLSearchParams({
        expires: `${query.expires}`,
        signature: query.signature,
        locale: query.locale,
      });
      return reply.redirect(`/api/sandbox/chain/${ref}?${search.toString()}`, 303);
    },
  );
};

/** An act, or what was typed as an amount and is none. */
const chosenAct = (act: ChainAct['act'], body: unknown): ChainAct | { refused: string } => {
  if (act !== 'send') return { act };
  const { data: { amount: typed } = { amount: '' } } = form.safeParse(body);
  const amount = readCoins(typed);
  return amount === null ? { refused: typed } : { act, amount };
};
