import { useState, type FormEvent } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCountries } from '@barg/session/reference';
import { Button, Card, CardTitle, Inline, Stack, Text, useToast } from '@barg/ui-kit';
import { CountriesPicker } from '@barg/ui-kit/pickers';
import { useChangeSiteSettingsMutation } from '../settings/settings-api.ts';

/** The countries for whose visitors the site does not open; what was picked counts when it is saved. */
export function CountriesCard({ version, settings }: SiteSettings) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const countries = useCountries();
  const [change, { isLoading, error }] = useChangeSiteSettingsMutation();
  const blocked = settings.blockedCountries;
  const [chosen, setChosen] = useState([...blocked]);
  const isChanged = chosen.toSorted().join() !== blocked.toSorted().join();
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await change({ version, blockedCountries: chosen });
    if (answer.data) toast(t('saved'), { tone: 'success' });
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
            error={error && (error.message || t('failed'))}
          />
          {chosen.length === 0 && <Text>{t('access.noneBlocked')}</Text>}
          <Inline>
            <Button type="submit" variant="primary" isLoading={isLoading} disabled={!isChanged}>
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
