import { Suspense, useState, type ComponentProps, type FormEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, lazyPart, Skeleton, Stack, Text, useToast } from '@barg/ui-kit';
import type { CountriesPickerProps } from '@barg/ui-kit/pickers';
import { useBlockCountriesMutation } from '../../api/blocked-countries.ts';
import { UnsavedQuestion } from '../unsaved-question.tsx';

const CountriesPicker = lazyPart(async () => ({ default: (await import('@barg/ui-kit/pickers')).CountriesPicker }));

interface CountriesFormProps {
  countries: ComponentProps<typeof CountriesPicker>['countries'];
  blocked: CountriesPickerProps['value'];
}

export function CountriesForm({ countries, blocked }: CountriesFormProps) {
  const { t } = useTranslation(['creator-studio', 'shell']);
  const toast = useToast();
  const [choice, setChoice] = useState({ began: [...blocked], chosen: [...blocked] });
  const { began, chosen } = choice;
  const setChosen = (next: string[]) => setChoice((now) => ({ ...now, chosen: next }));
  const [save, { isLoading }] = useBlockCountriesMutation();
  const isChanged = chosen.toSorted().join() !== began.toSorted().join();

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { data: saved, error } = await save(choice);
    if (!saved) return toast(error?.message || t('shell:errors.saveFailed'), { tone: 'danger' });
    // What was chosen while it was being saved is not, and stays.
    setChoice((now) => (now === choice ? { began: saved, chosen: saved } : { began: chosen, chosen: now.chosen }));
    toast(t('creator-studio:blocking.saved'));
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <Card as="div">
          <Stack>
            <Suspense fallback={<Skeleton height="76px" radius="card" />}>
              <CountriesPicker
                label={t('creator-studio:blocking.countries')}
                countries={countries}
                value={chosen}
                onChange={setChosen}
              />
            </Suspense>
            {chosen.length === 0 && <Text tone="muted">{t('creator-studio:blocking.empty')}</Text>}
          </Stack>
        </Card>
        <Button type="submit" variant="primary" size="lg" isLoading={isLoading} disabled={!isChanged} width="full">
          {t('creator-studio:blocking.save')}
        </Button>
      </Stack>
      <UnsavedQuestion isDirty={isChanged && !isLoading} />
    </form>
  );
}
