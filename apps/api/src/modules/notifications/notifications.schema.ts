import { notificationSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';
import { CATEGORIES } from './topics.ts';

/** All, those that are not read, or those of one category. */
export const notificationsQuery = pageQuery.extend({
  filter: z.enum(['all', 'unread', ...CATEGORIES]).default('all'),
});

/** Newest first. */
export const notificationsAnswer = listOf(notificationSchema);

export const unreadNotificationsAnswer = dataOf(z.object({ unreadNotifications: z.number().int() }));
