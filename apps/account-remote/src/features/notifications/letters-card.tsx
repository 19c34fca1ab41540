import { z } from 'zod';
import type { NoticeLetterChoice } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { copyOf, settleForm, useFollowedForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, ErrorState, Skeleton, Stack, Text, useFormat, useToast } from '@barg/ui-kit';
import { Form, FormSelect, ownTimeZone, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { cityOf, isSameClock } from '../../shared/time-zones.ts';
import { useChooseNoticeLettersMutation, useNoticeLettersQuery } from './api/notice-letters.ts';

const FREQUENCIES = ['at-once', 'daily', 'weekly', 'none'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const CARD_HEIGHT = 220;

const lettersSchema = z.object({ frequency: z.enum(FREQUENCIES), hour: z.string() });

const isDigest = (frequency: string): boolean => frequency === 'daily' || frequency === 'weekly';

/** By whose clock the hour counts: what is saved here is by this browser's, and what was saved elsewhere is not until then. */
const useZoneWords = ({ frequency, timeZone }: NoticeLetterChoice): string => {
  const { t } = useTranslation('account');
  const here = ownTimeZone();
  if (!isDigest(frequency) || isSameClock(timeZone, here))
    return t('notifications.letters.zone', { city: cityOf(here) });
  return t('notifications.letters.zoneElsewhere', { city: cityOf(timeZone), here: cityOf(here) });
};

const valuesOf = ({ frequency, hour }: NoticeLetterChoice) => ({ frequency, hour: String(hour) });

function LettersForm({ choice }: { choice: NoticeLetterChoice }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const toast = useToast();
  const [choose] = useChooseNoticeLettersMutation();
  const form = useZodForm(lettersSchema, { defaultValues: valuesOf(choice) });
  // Letters may be ended in another tab, by the link of one.
  useFollowedForm(form, valuesOf(choice));
  const frequency = form.watch('frequency');
  const zoneWords = useZoneWords(choice);
  const handleSubmit = async (values: z.infer<typeof lettersSchema>): Promise<void> => {
    const typed = copyOf(form.getValues());
    const hours = { hour: Number(values.hour), timeZone: ownTimeZone() };
    const saved = await choose({ frequency: values.frequency, ...hours }).unwrap();
    settleForm(form, typed, valuesOf(saved));
    toast(t('saved'), { tone: 'success' });
  };
  const hourLabel = (hour: number): string => format.time(new Date(2026, 0, 1, hour));
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormSelect
        name="frequency"
        label={t('notifications.letters.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`notifications.letters.frequencies.${value}`) }))}
      />
      {isDigest(frequency) && (
        <FormSelect
          name="hour"
          label={t('notifications.letters.hour')}
          help={zoneWords}
          options={HOURS.map((hour) => ({ value: String(hour), label: hourLabel(hour) }))}
        />
      )}
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

/** How often news come by e-mail: at once, as a digest at an hour, or not at all. */
export function LettersCard() {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useNoticeLettersQuery();
  if (error && !data) {
    const message = error.message || undefined;
    return <ErrorState message={message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton height={CARD_HEIGHT} radius="card" />;
  return (
    <Card>
      <Stack>
        <CardTitle>{t('notifications.letters.title')}</CardTitle>
        <Text tone="muted">
          {t(data.isReachable ? 'notifications.letters.text' : 'notifications.letters.unreachable')}
        </Text>
        <LettersForm choice={data} />
      </Stack>
    </Card>
  );
}
