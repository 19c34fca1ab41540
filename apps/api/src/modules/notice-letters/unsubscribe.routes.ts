import { messagesLocaleOf } from '@barg/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { BARE_PAGE_HEADERS } from '../../platform/bare-page.ts';
import { readSettings } from '../settings/settings.service.ts';
import { siteNameIn } from '../settings/site-name.ts';
import { endLetters, findLocale } from './letter-settings.service.ts';
import { SETTINGS_PATH } from './pages.ts';
import { unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const params = z.object({ token: z.string().max(200) });

/** Open also while the site is closed: whoever wants no more letters need not wait. */
const config = { access: 'guest', isAlwaysOpen: true, rateLimit: { max: 60, timeWindow: '1 minute' } } as const;

/**
 * Ends the letters about news without a login, by the address in each of them (RFC 8058): the token in it allows this
 * and nothing else. GET shows a page with a button, because mail scanners open addresses; POST acts, as often as one
 * likes.
 */
export const unsubscribeRoutes: ModuleRoutes = (app, context) => {
  // Mail programs send a form of one field that says nothing new, browsers an empty one.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );

  const show = async (reply: FastifyReply, state: UnsubscribeState, userId: string | null) => {
    const { siteName, locale: ofSite } = await readSettings(context.db);
    const ofReader = userId && (await findLocale(context.db, userId));
    const locale = messagesLocaleOf(ofReader || ofSite);
    const page = { locale, state, siteName: siteNameIn(locale, siteName), settingsPath: SETTINGS_PATH };
    return reply
      .code(state === 'unknown' ? 404 : 200)
      .headers(BARE_PAGE_HEADERS)
      .send(unsubscribePage(page));
  };

  app.get('/letters/unsubscribe/:token', { config, schema: { hide: true, params } }, async (request, reply) => {
    const userId = readUnsubscribeToken(context.sealer, request.params.token);
    return show(reply, userId ? 'ask' : 'unknown', userId);
  });

  app.post('/letters/unsubscribe/:token', { config, schema: { hide: true, params } }, async (request, reply) => {
    const userId = readUnsubscribeToken(context.sealer, request.params.token);
    if (userId) await endLetters(context, userId);
    return show(reply, userId ? 'done' : 'unknown', userId);
  });
};
