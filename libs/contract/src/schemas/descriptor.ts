import { z } from 'zod';
import { REMOTE_NAMES, type RemoteDescriptor } from '../descriptor.ts';

const expose = z.string().regex(/^\.\/[a-z0-9-]+$/);

/** Checks a remote's descriptor.json before it enters the registry. */
export const remoteDescriptorSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/').max(200),
      expose,
      layout: z.enum(['primary', 'public', 'blank', 'home']),
      auth: z.boolean().optional(),
      noRedirect: z.boolean().optional(),
      performerOnly: z.boolean().optional(),
    }),
  ),
  nav: z.array(
    z.object({
      id: z.string(),
      to: z.string().startsWith('/'),
      labelKey: z.string(),
      icon: z.string(),
      order: z.number(),
      audience: z.enum(['all', 'guest', 'member', 'user', 'performer']),
      placements: z.array(z.enum(['side', 'bottom'])),
      badge: z.enum(['unreadMessages', 'unreadNotifications']).optional(),
    }),
  ),
  fills: z.array(z.object({ slot: z.string(), expose, order: z.number() })),
  offers: z.array(z.string()),
  intents: z.array(z.object({ intent: z.string(), expose })),
});

/** Parses an unknown value as a descriptor; throws a ZodError that names the wrong fields. */
export const parseRemoteDescriptor = (value: unknown): RemoteDescriptor =>
  remoteDescriptorSchema.parse(value) as RemoteDescriptor;
