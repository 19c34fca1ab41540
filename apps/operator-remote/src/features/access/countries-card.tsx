import type { FormEvent } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCountries } from '@barg/session/reference';
import { Button, Card, CardTitle, Inline, Stack, Text, useToast, useUi } from '@barg/ui-kit';
import { CountriesPicker } from '@barg/ui-kit/pickers';
import { countryName } from '@barg/ui-kit/names';
import { useBlockedCountries } from './use-blocked-countries.ts';

interface TheirsProps {
  codes: readonly string[];
  onTake: () => void;
}

/** The conflicting choice of another operator; the own one stays in the picker. */
function Theirs({ codes, onTake }: TheirsProps) {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const names = codes.map((code) => countryName(code, locale));
  return (
    <Stack gap={2} role="alert">
      <Text tone="danger">{t('settings.conflict.title')}</Text>
      <Text>{t('settings.conflict.text')}</Text>
      <Text>
        {t('settings.conflict.theirs')}:{' '}
        {names.length === 0 ? t('access.noneBlocked') : <bdi>{new Intl.ListFormat(locale).format(names)}</bdi>}
      </Text>
      <Inline>
        <Button size="sm" onClick={onTake}>
          {t('settings.conflict.take')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The picker of blocked countries, applied on save. */
export function CountriesCard({ loaded }: { loaded: SiteSettings }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const countries = useCountries();
  const { version, chosen, setChosen, isChanged, isSaving, error, save, theirs, takeTheirs } =
    useBlockedCountries(loaded);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await save()) toast(t('saved'), { tone: 'success' });
  };
  return (
    <Card>
      <CardTitle>{t('access.countries')}</CardTitle>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={3}>
          <Text tone="muted">{t('access.countriesHelp')}</Text>
          <CountriesPicker
            label={t('access.countries')}
            hideLabel
            countries={countries.items}
            isLoading={countries.isLoading}
            value={chosen}
            onChange={setChosen}
            error={!theirs && error ? error.message || t('failed') : undefined}
          />
          {chosen.length === 0 && <Text>{t('access.noneBlocked')}</Text>}
          {/* Mounted anew for another conflict, which is announced as the first one was. */}
          {theirs && <Theirs key={version} codes={theirs} onTake={takeTheirs} />}
          <Inline>
            <Button type="submit" variant="primary" isLoading={isSaving} disabled={!isChanged}>
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
