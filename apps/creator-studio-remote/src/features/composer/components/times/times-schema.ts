import type { OwnFeedPost } from '@barg/api-client/models';
import { localTimeOf } from '@barg/ui-kit/forms';
import {
  isSameMoment,
  momentFieldsOf,
  momentOf,
  plannedAt,
  publishBody,
  USUAL_DAYS,
  type MomentValues,
} from '../../../../shared/times/moment-schema.ts';

/** The day on which a post goes that comes later than its end was proposed for; undefined where that fits. */
export const laterEnd = ({ publish, expiry }: TimesFields): string | undefined => {
  const [begins, ends] = [momentOf(publish), momentOf({ ...expiry, isOn: true })];
  if (!begins || !ends || ends > begins) return undefined;
  const day = new Date(begins);
  day.setDate(day.getDate() + USUAL_DAYS.expiry - USUAL_DAYS.publish);
  return localTimeOf(day).day;
};

export interface TimesFields {
  publish: MomentValues;
  expiry: MomentValues;
}

/** What the fields of a post's times hold at first. */
export const timesOf = (post: OwnFeedPost | undefined): TimesFields => ({
  publish: momentFieldsOf(plannedAt(post), 'publish'),
  expiry: momentFieldsOf(post?.state === 'expired' ? null : (post?.expiresAt ?? null), 'expiry'),
});

export interface TimesBody {
  publishAt?: string | null;
  expiresAt?: string | null;
}

/** What a post's body says about its times: what has changed alone. */
export const timesBody = ({ publish, expiry }: TimesFields, post: OwnFeedPost | undefined): TimesBody => {
  const expiresAt = momentOf(expiry);
  return {
    ...publishBody({ publish }, post),
    ...(!isSameMoment(expiresAt, momentOf(timesOf(post).expiry)) && { expiresAt }),
  };
};
