import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, CardTitle, Inline, Stack, UserText } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import type { WordsLocale } from './words-card.tsx';

interface TheirWordsProps {
  locale: WordsLocale;
  /** What another operator has saved meanwhile in this language, by the names of the form's fields. */
  words: Readonly<Record<string, string>> | undefined;
}

/** Words that a save would replace, where they are not those of the form. */
export function TheirWords({ locale, words = {} }: TheirWordsProps) {
  const { t } = useTranslation('operator');
  const { watch, setValue } = useFormContext();
  const fields = Object.entries(words);
  if (fields.every(([name, value]) => watch(`texts.${locale}.${name}`) === value)) return null;
  const take = (): void => {
    for (const [name, value] of fields) setValue(`texts.${locale}.${name}`, value, { shouldDirty: true });
  };
  return (
    <Card role="region" aria-label={t('settings.conflict.theirs')}>
      <CardTitle>{t('settings.conflict.theirs')}</CardTitle>
      <Stack>
        {fields.map(([name, value]) => value && <UserText key={name} text={value} />)}
        <Inline>
          <Button size="sm" onClick={take}>
            {t('settings.conflict.take')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
