import { z } from 'zod';
import type { SetQuietHours200 } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { copyOf, settleForm, useFollowedForm } from '@barg/session/unsent-drafts';
import { ErrorState, Grid, Skeleton, useToast } from '@barg/ui-kit';
import { Form, FormSwitch, ownTimeZone, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { FormTimeField } from '@barg/ui-kit/pickers';
import { cityOf, isSameClock } from '../../shared/time-zones.ts';
import { useQuietHoursQuery, useSetQuietHoursMutation } from './quiet-hours-api.ts';

const CLOCK = /^\d\d:\d\d$/;
/** The quiet hours that are proposed to whoever has none. */
const USUAL = { from: '23:00', to: '08:00' };

const quietHoursSchema = z
  .object({ isOn: z.boolean(), from: z.string(), to: z.string() })
  .refine(({ isOn, from }) => !isOn || CLOCK.test(from), { path: ['from'], error: 'account:quietHours.missing' })
  .refine(({ isOn, to }) => !isOn || CLOCK.test(to), { path: ['to'], error: 'account:quietHours.missing' })
  .refine(({ isOn, from, to }) => !isOn || from !== to, { path: ['to'], error: 'account:quietHours.same' });

/** When no mass messages come, on the clock of where the fan is. */
export function QuietHours() {
  const { data, error, refetch } = useQuietHoursQuery();
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="160px" />;
  return <QuietHoursForm saved={data.quietHours} />;
}

type SavedHours = SetQuietHours200['quietHours'];

const valuesOf = (saved: SavedHours) => {
  const { from, to } = saved ?? USUAL;
  return { isOn: saved !== null, from, to };
};

function QuietHoursForm({ saved }: { saved: SavedHours }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [save] = useSetQuietHoursMutation();
  const here = ownTimeZone();
  // They count by the clock of where they were saved.
  const isElsewhere = saved !== null && !isSameClock(saved.timeZone, here);
  const help = isElsewhere
    ? t('quietHours.helpElsewhere', { city: cityOf(saved.timeZone), here: cityOf(here) })
    : t('quietHours.help');
  const form = useZodForm(quietHoursSchema, { defaultValues: valuesOf(saved) });
  useFollowedForm(form, valuesOf(saved));
  const handleSubmit = async (values: z.output<typeof quietHoursSchema>): Promise<void> => {
    const hours = { from: values.from, to: values.to, timeZone: here };
    const typed = copyOf(form.getValues());
    const { quietHours } = await save({ quietHours: values.isOn ? hours : null }).unwrap();
    settleForm(form, typed, valuesOf(quietHours));
    toast(t('saved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormSwitch name="isOn" label={t('quietHours.label')} help={help} />
      {form.watch('isOn') && (
        <Grid min={120} gap={3}>
          <FormTimeField name="from" label={t('quietHours.from')} />
          <FormTimeField name="to" label={t('quietHours.to')} />
        </Grid>
      )}
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
