import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { CATEGORIES, CHANNELS, TOPICS } from './topics.ts';

const topicSchema = z.enum(TOPICS);
const channelSchema = z.enum(CHANNELS);

const switchSchema = z
  .object({
    isOn: z.boolean(),
    /** It cannot be switched: its reader has to know, or has it elsewhere. */
    isFixed: z.boolean(),
  })
  .meta({ id: 'NotificationSwitch' });

const topicSettingsSchema = z
  .object({
    topic: topicSchema,
    category: z.enum(CATEGORIES),
    /** The list on the site. */
    app: switchSchema,
    /** Notifications of the browser, on devices that asked for them. */
    push: switchSchema,
    email: switchSchema,
  })
  .meta({ id: 'NotificationTopicSettings' });

export type TopicSettings = z.infer<typeof topicSettingsSchema>;

/** What can concern the account, in the order in which it is shown. */
export const notificationSettingsAnswer = dataOf(z.object({ topics: z.array(topicSettingsSchema) }));

/** Switches to change; the others stay. */
export const updateNotificationSettingsBody = z.object({
  changes: z
    .array(z.object({ topic: topicSchema, channel: channelSchema, isOn: z.boolean() }))
    .min(1)
    .max(TOPICS.length * CHANNELS.length),
});

export type PreferenceChange = z.output<typeof updateNotificationSettingsBody>['changes'][number];
