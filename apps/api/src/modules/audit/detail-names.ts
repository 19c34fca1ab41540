import type { Locale } from '@barg/contract';
import type { SettingKey } from '../settings/settings.defaults.ts';

/**
 * What is recorded in the audit log is called so, at any depth. The console has words for each in every language:
 * `audit.names` of its texts.
 */
export const DETAIL_NAMES = [
  'action',
  'address',
  'after',
  'amount',
  'answer',
  'before',
  'below',
  'blockedCountries',
  'body',
  'by',
  'canary',
  'code',
  'content',
  'country',
  'decision',
  'destination',
  'differences',
  'documents',
  'email',
  'ended',
  'endsAt',
  'event',
  'failed',
  'granted',
  'isPaused',
  'isPublished',
  'isSentByHand',
  'keyId',
  'kind',
  'label',
  'letters',
  'limits',
  'link',
  'live',
  'maintenanceMode',
  'margin',
  'message',
  'minFailed',
  'name',
  'note',
  'objection',
  'outcome',
  'ownerId',
  'page',
  'path',
  'percent',
  'performerId',
  'position',
  'problem',
  'promo',
  'reason',
  'refund',
  'refunded',
  'refused',
  'removed',
  'reported',
  'role',
  'secret',
  'seen',
  'sequence',
  'sessions',
  'signedAt',
  'slug',
  'stable',
  'stableVersion',
  'startsAt',
  'state',
  'status',
  'subject',
  'suspendedFor',
  'team',
  'template',
  'text',
  'texts',
  'title',
  'tokens',
  'told',
  'unchecked',
  'username',
  'validFrom',
  'verification',
  'version',
  'visitors',
  'worseBy',
] as const;

/** Settings are called as in their form, and languages by their code. */
type Named = (typeof DETAIL_NAMES)[number] | SettingKey | Locale;

/** The keys of recorded details that have no words. */
type Unnamed<Details> =
  Details extends ReadonlyArray<infer Item>
    ? Unnamed<Item>
    : Details extends object
      ? { [Key in keyof Details]-?: Exclude<Key, Named> | Unnamed<Details[Key]> }[keyof Details]
      : never;

/** Details whose keys all have words in the console; of others it says which has none. */
export type NamedDetails<Details> = [Unnamed<Details>] extends [never] ? Details : { lackingWords: Unnamed<Details> };
