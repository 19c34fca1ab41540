import type { OpenAPIV3_1 } from 'openapi-types';
import { pino } from 'pino';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { readConfig } from './platform/config.ts';

/** A port that throws when it is used. */
const untouchable = <T extends object>(port: string): T =>
  new Proxy({} as T, {
    get: () => {
      throw new Error(`a route used ${port} while it was registered`);
    },
  });

/**
 * The OpenAPI document of all routes. Registering routes uses no port, so neither database nor files are needed; a
 * route that did would fail here.
 */
export const buildOpenApi = async (): Promise<OpenAPIV3_1.Document> => {
  const context: Context = {
    config: readConfig({}),
    log: pino({ level: 'silent' }),
    db: untouchable('db'),
    lists: untouchable('lists'),
    replica: null,
    work: () => Promise.reject(new Error('a route started work while it was registered')),
    redis: null,
    publisher: untouchable('publisher'),
    presence: untouchable('presence'),
    files: untouchable('files'),
    ffmpeg: null,
    mediaSigner: untouchable('mediaSigner'),
    sealer: untouchable('sealer'),
    jobs: untouchable('jobs'),
    live: untouchable('live'),
    gateways: untouchable('gateways'),
    crypto: {},
    mailer: untouchable('mailer'),
    countries: untouchable('countries'),
    visitorCountry: untouchable('visitorCountry'),
    sessions: untouchable('sessions'),
    exportSections: {},
    onBlocked: [],
    removable: {},
    reportable: {},
    site: untouchable('site'),
    pdf: untouchable('pdf'),
    viewings: untouchable('viewings'),
    metrics: null,
    tracer: null,
  };
  const app = await createApp(context);
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document as OpenAPIV3_1.Document;
};
