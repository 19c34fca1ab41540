import { z } from 'zod';
import type { RemoteDescriptor } from '../descriptor.ts';
import { MAX_FIRST_CALLS } from '../first-calls.ts';
import { isRemoteName, MAX_NAME_LENGTH, NAME_PATTERN, SHELL } from '../remote-name.ts';

/** Source: RFC 6901, without escapes. */
const pointer = z
  .string()
  .max(200)
  .regex(/^(?:\/\w+)+$/);

const MAX_CHOICES = 5;
const choices = z.array(pointer).min(1).max(MAX_CHOICES);

// Strict, because a misspelt property would be a preview without text that nobody notices.
const preview = z.strictObject({
  type: z.enum(['article', 'profile', 'product', 'video.other', 'website']),
  title: choices,
  text: choices.optional(),
  pictures: z
    .array(z.strictObject({ at: pointer, alt: pointer.optional() }))
    .max(MAX_CHOICES)
    .optional(),
});

const facts = z.object({
  author: z.object({ name: pointer, username: pointer }).optional(),
  publishedAt: pointer.optional(),
  isLocked: pointer.optional(),
  price: pointer.optional(),
  stock: pointer.optional(),
});

/** A call of a page, as a descriptor has it. */
export const firstCallSchema = z.object({
  // Below the API only: the web tier requests it with the visitor's token.
  path: z
    .string()
    .max(300)
    .regex(/^(?:\/:?[\w-]+)+(?:\?[\w%&=.,-]+)?$/),
  fromAddress: z.record(z.string().regex(/^[a-z]\w{0,39}$/i), z.string().regex(/^\w{1,40}$/)).optional(),
  audience: z.enum(['guest', 'member']).optional(),
  picture: pointer.optional(),
  preview: preview.optional(),
  facts: facts.optional(),
});

const MAX_PIXELS = 2000;
const pixels = z.number().int().min(0).max(MAX_PIXELS);

const showing = z.object({
  to: z
    .array(z.enum(['guest', 'delayed', 'user', 'performer', 'operator']))
    .min(1)
    .optional(),
  where: z.record(pointer, z.union([z.string().max(100), z.number(), z.boolean(), z.null()])).optional(),
  width: pixels.optional(),
  height: z.union([pixels, z.object({ narrow: pixels, wide: pixels })]).optional(),
});
const MAX_SHOWINGS = 10;

const expose = z.string().regex(/^\.\/[a-z0-9-]+$/);

/** The name of a remote. */
export const remoteNameSchema = z.string().refine(isRemoteName, { error: 'not a name that a remote may have' });

/** The name of what is released: a remote, or the shell. */
export const releasedNameSchema = z.union([z.literal(SHELL), remoteNameSchema]);

/** The name of a namespace: the shell's, the kit's, or of any remote. */
export const namespaceSchema = z.string().max(MAX_NAME_LENGTH).regex(NAME_PATTERN);

/** Checks a remote's descriptor.json before it enters the registry. */
export const remoteDescriptorSchema = z.object({
  name: remoteNameSchema,
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/').max(200),
      expose,
      layout: z.enum(['primary', 'public', 'blank', 'home', 'own']),
      yields: z.boolean().optional(),
      auth: z.boolean().optional(),
      noRedirect: z.boolean().optional(),
      performerOnly: z.boolean().optional(),
      operatorOnly: z.boolean().optional(),
      firstCalls: z.array(firstCallSchema).max(MAX_FIRST_CALLS).optional(),
      isDrawn: z.boolean().optional(),
      isDrawnForMembers: z.boolean().optional(),
    }),
  ),
  nav: z.array(
    z.object({
      id: z.string(),
      to: z.string().startsWith('/'),
      labelKey: z.string(),
      icon: z.string(),
      order: z.number(),
      audience: z.enum(['all', 'guest', 'member', 'user', 'performer', 'operator']),
      placements: z.array(z.enum(['side', 'bottom', 'account'])),
      badge: z.enum(['unreadMessages', 'unreadNotifications']).optional(),
      section: z.string().startsWith('/').optional(),
    }),
  ),
  fills: z.array(
    z.object({
      slot: z.string(),
      expose,
      order: z.number(),
      shows: z.array(showing).min(1).max(MAX_SHOWINGS).optional(),
    }),
  ),
  offers: z.array(z.string()),
  intents: z.array(z.object({ intent: z.string(), expose })),
});

/** Parses an unknown value as a descriptor; throws a ZodError that names the wrong fields. */
export const parseRemoteDescriptor = (value: unknown): RemoteDescriptor =>
  remoteDescriptorSchema.parse(value) as RemoteDescriptor;
