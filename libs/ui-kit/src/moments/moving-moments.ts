import { localTimeOf, momentOf, ownTimeZone, type LocalTime } from '@barg/ui-kit/forms';

/** A moment as its fields hold it, with what a draft on the device has to tell a later visit. */
export interface ZonedLocalTime extends LocalTime {
  /** The time zone in which the fields were filled. */
  zone?: string | undefined;
}

/** Fields that are filled here. */
export const inOwnZone = (fields: LocalTime): ZonedLocalTime => ({ ...fields, zone: ownTimeZone() });

const isZoned = (value: unknown): value is ZonedLocalTime =>
  typeof value === 'object' && value !== null && ['day', 'time', 'zone'].every((name) => name in value);

/** Fields that were filled in another time zone: the same moment as the clock here shows it. */
const movedHere = (fields: ZonedLocalTime): ZonedLocalTime => {
  const { zone } = fields;
  const own = ownTimeZone();
  const moment = zone && zone !== own ? momentOf(fields, zone) : null;
  return { ...fields, ...(moment && localTimeOf(moment)), zone: own };
};

/** What is needed of a form (as react-hook-form's). */
interface FilledForm {
  setValue(name: string, value: never, options: { shouldDirty: boolean }): void;
}

/** A form for `useUnsentForm`: a moment that was filled in another time zone is restored as the same moment. */
export const movingMoments = <Form extends FilledForm>(form: Form): Form => ({
  ...form,
  setValue: (name: string, value: unknown, options: { shouldDirty: boolean }) =>
    form.setValue(name, (isZoned(value) ? movedHere(value) : value) as never, options),
});
