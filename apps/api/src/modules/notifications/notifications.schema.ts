import { notificationSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, listOf } from '../../shared/wire.ts';

/** Newest first. */
export const notificationsAnswer = listOf(notificationSchema);

export const unreadNotificationsAnswer = dataOf(z.object({ unreadNotifications: z.number().int() }));
