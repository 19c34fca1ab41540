import type { WrittenForm } from '@barg/session/unsent-drafts';
import { movedHere, type MomentValues } from './moment-schema.ts';

const isMoment = (value: unknown): value is MomentValues =>
  typeof value === 'object' && value !== null && ['isOn', 'day', 'time', 'zone'].every((name) => name in value);

/** A form for `useUnsentForm`: a moment that was filled in another time zone is restored as the same moment. */
export const movingMoments = (form: WrittenForm): WrittenForm => ({
  ...form,
  setValue: (name, value, options) =>
    form.setValue(name, (isMoment(value) ? movedHere(value) : value) as never, options),
});
