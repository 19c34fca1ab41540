import fp from 'fastify-plugin';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { completeDocument, describeAccess, factsForDocument } from './describe.ts';
import { tidyDocument } from './tidy.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** The operation's own error codes; implied ones need no mention. */
    errors?: readonly string[];
  }
}

const ABOUT = `The API of a site where performers publish for fans who pay them. Every page of the site lives by it.

- **Answers** are \`{ "data": … }\`; lists are \`{ "data": { "data": […], "total", "nextCursor" } }\` and take \`limit\` and \`cursor\`, or \`offset\`.
- **Failures** have one shape, see the schema \`Failure\`: \`code\` is stable, \`message\` is a sentence in the language of the header \`X-Locale\` or of the account, \`details\` names the fields at fault.
- **Tokens**: \`POST /api/auth/login\` answers one; it is sent in the header \`Authorization\`.
- **Amounts** are tokens with two decimal places at most; **times** are ISO 8601 in UTC; **ids** are UUIDs.`;

/** Serves the OpenAPI 3.1 document at /api/openapi.json and a page to read it at /api/docs. */
export const openapiPlugin = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Barg',
        version: '1.0.0',
        description: ABOUT,
        contact: { name: 'Those who run this site, by its page /contact' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The site that serves this document' }],
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'A token, bare or after `Bearer `',
          },
        },
      },
    },
    transform: ({ schema, url, route, ...rest }) => {
      const { config = {}, method } = route;
      const { errors: _errors, ...shown } = schema ?? {};
      const verb = [method].flat()[0] ?? 'GET';
      const documented = schema && {
        ...shown,
        description: describeAccess(schema.description ?? '', verb, config),
        ...factsForDocument({ method: verb, url, config, schema: route.schema }),
      };
      return jsonSchemaTransform({ schema: documented, url, route, ...rest });
    },
    transformObject: (input) => completeDocument(tidyDocument(jsonSchemaTransformObject(input))),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
