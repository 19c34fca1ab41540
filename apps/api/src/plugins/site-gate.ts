import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { defineError } from '../errors/app-error.ts';
import type { Account } from '../viewing/caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Answers also while the site is closed: for the closed screens and operators' logins, or because the route asks
     * {@link assertSiteOpen} itself.
     */
    isAlwaysOpen?: boolean;
  }
}

export class CountryBlockedError extends defineError({
  code: 'site.country_blocked',
  status: 451,
  messages: {
    'fa-IR': 'این سایت در کشور شما در دسترس نیست.',
    'en-US': 'This site is not available in your country.',
    'ar-EG': 'هذا الموقع غير متاح في بلدك.',
  },
}) {}

export class MaintenanceError extends defineError({
  code: 'site.maintenance',
  status: 503,
  retryAfter: 30,
  messages: {
    'fa-IR': 'سایت در دست تعمیر است؛ {{wait}} دوباره سر بزنید.',
    'en-US': 'The site is being maintained, please look again {{wait}}.',
    'ar-EG': 'الموقع تحت الصيانة، يُرجى العودة {{wait}}.',
  },
}) {}

/**
 * Refuses everyone but operators while the site is closed, for the visitor's country or for maintenance.
 * @throws CountryBlockedError, MaintenanceError
 */
export const assertSiteOpen = async (
  { site }: Pick<Context, 'site'>,
  { account, country }: { account: Pick<Account, 'role'> | null; country: FastifyRequest['country'] },
): Promise<void> => {
  if (account?.role === 'operator') return;
  const { isInMaintenance, blockedCountries } = await site.read();
  if (country !== null && blockedCountries.has(country)) throw new CountryBlockedError();
  if (isInMaintenance) throw new MaintenanceError();
};

/** Checks every route. After authentication, because operators are recognised by their token. */
export const siteGatePlugin = fp<{ context: Context }>(async (app, { context }) => {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isAlwaysOpen) await assertSiteOpen(context, request);
  });
});
