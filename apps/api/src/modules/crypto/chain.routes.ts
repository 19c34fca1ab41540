import { z } from 'zod';
import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import { toUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import {
  actOnChain,
  CHAIN_PAGE,
  findChainInvoice,
  listChainCoins,
  type ChainAct,
} from '../../platform/payments/crypto/sandbox-chain.ts';
import { isPageOpen } from '../../platform/payments/sandbox-links.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { chainPage } from './chain-page.ts';

const params = z.object({ ref: z.uuid() });
const signed = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  locale: z.string().max(20).default(''),
});
const acted = signed.extend({ act: z.enum(['send', 'mine', 'expire']) });
/** At most 999.99999999 coins. */
const form = z.object({ amount: z.string().regex(/^\d{1,3}(\.\d{1,8})?$/) });

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

  const find = async (ref: string, query: z.output<typeof signed>) => {
    const found =
      isPageOpen(context.sealer, CHAIN_PAGE, { ...query, subject: ref }) && (await findChainInvoice(context.db, ref));
    if (!found) throw new NotFoundError();
    return found;
  };

  app.get(
    '/sandbox/chain/:ref',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: signed } },
    async ({ params: { ref }, query }, reply) => {
      const { due, return_path: returnPath } = await find(ref, query);
      const coins = await listChainCoins(context.db, ref);
      return reply.headers(PAGE_HEADERS).send(chainPage({ ref, due, coins, returnPath, query }));
    },
  );

  app.post(
    '/sandbox/chain/:ref',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: acted } },
    async ({ params: { ref }, query, body }, reply) => {
      await find(ref, query);
      await actOnChain(context.db, ref, chosenAct(query.act, body));
      const search = new URLSearchParams({
        expires: `${query.expires}`,
        signature: query.signature,
        locale: query.locale,
      });
      return reply.redirect(`/api/sandbox/chain/${ref}?${search.toString()}`, 303);
    },
  );
};

const chosenAct = (act: ChainAct['act'], body: unknown): ChainAct => {
  if (act !== 'send') return { act };
  const typed = form.safeParse(body);
  const amount = typed.success ? toUnits(typed.data.amount) : 0n;
  if (amount <= 0n) throw new InvalidValuesError({ details: [{ path: 'amount', code: 'invalid', message: 'coins' }] });
  return { act, amount };
};

/** The page has no scripts, loads nothing, and cannot be framed. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
};
