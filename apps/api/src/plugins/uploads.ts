import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';

/** Lets routes read multipart forms; the size limits are set where files are received. */
export const uploadsPlugin = fp(async (app) => {
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 16 * 1024, headerPairs: 50 } });
});
