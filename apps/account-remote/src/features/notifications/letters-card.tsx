import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Card, CardTitle, Stack, useToast } from '@barg/ui-kit';
import { RadioGroup } from '@barg/ui-kit/fields';
import { useChooseLettersMutation, useLettersQuery } from './api/letters.ts';

const FREQUENCIES = ['at-once', 'daily', 'weekly', 'none'] as const;

/** How often e-mails tell what is new; saved when it is chosen. What it cannot load it leaves out: the rest is there. */
export function LettersCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data } = useLettersQuery();
  const [save] = useChooseLettersMutation();
  if (!data) return null;
  const { isReachable, ...choice } = data;
  const handleChange = async (value: string): Promise<void> => {
    const frequency = FREQUENCIES.find((known) => known === value) ?? 'at-once';
    try {
      await save({ ...choice, frequency }).unwrap();
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('notifications.browser.failed'), { tone: 'danger' });
    }
  };
  return (
    <Card>
      <Stack>
        <CardTitle>{t('notifications.letters.title')}</CardTitle>
        <RadioGroup
          name="letters"
          label={t('notifications.letters.label')}
          help={isReachable ? undefined : t('notifications.letters.unreachable')}
          options={FREQUENCIES.map((value) => ({ value, label: t(`notifications.letters.${value}`) }))}
          value={choice.frequency}
          onChange={(value) => void handleChange(value)}
        />
      </Stack>
    </Card>
  );
}
