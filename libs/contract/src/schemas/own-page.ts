import { z } from 'zod';
import { MAX_FIRST_CALLS } from '../first-calls.ts';
import { firstCallSchema, namespaceSchema } from './descriptor.ts';

const MAX_QUERIES = 5;

/** A page in a shell's `first-paint.json`, with the scripts of its code. */
export const ownPageSchema = z.object({
  path: z.string().startsWith('/').max(200),
  namespaces: z.array(namespaceSchema),
  isForGuests: z.boolean().optional(),
  queries: z.array(z.string()).max(MAX_QUERIES).optional(),
  firstCalls: z.array(firstCallSchema).max(MAX_FIRST_CALLS).optional(),
  scripts: z.array(z.string()),
});
