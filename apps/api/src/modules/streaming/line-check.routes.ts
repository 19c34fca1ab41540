import { z } from 'zod';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { dataOf } from '../../shared/wire.ts';

/** What a page sends at once to see how fast it goes: enough for a line of some ten megabits. */
const MAX_BYTES = 640 * 1024;
const TYPE = 'text/plain';

/** What was sent is thrown away: the one who sends measures how long it took. */
export const lineCheckRoutes = (app: ApiInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    done(null, body);
  });

  app.post(
    '/streaming/line-check',
    {
      // Three checks a minute, of two uploads each.
      config: { access: 'performer', rateLimit: { max: 6, timeWindow: '1 minute' } },
      schema: {
        operationId: 'checkLine',
        description:
          'Takes up to 640 kB of any text and keeps nothing of it, so that who is about to go live can measure how fast the line carries it.',
        tags: ['streaming', 'addition'],
        consumes: [TYPE],
        body: z.string().min(1).max(MAX_BYTES),
        response: { 200: dataOf(z.object({ bytes: z.number().int() })) },
      },
    },
    async ({ body }) => ({ data: { bytes: Buffer.byteLength(body) } }),
  );
};
