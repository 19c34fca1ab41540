import { useState } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Card, CardTitle, Inline, PageHeader, Stack, Text } from '@barg/ui-kit';
import { ActDialog } from '../shared/act-dialog.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { useChangeSiteSettingsMutation, useSiteSettingsQuery } from '../settings/settings-api.ts';
import { CountriesCard } from './countries-card.tsx';

function MaintenanceCard({ version, settings }: SiteSettings) {
  const { t } = useTranslation('operator');
  const [change] = useChangeSiteSettingsMutation();
  const [isAsked, setIsAsked] = useState(false);
  const isOn = settings.maintenanceMode;
  return (
    <Card>
      <CardTitle>{t('access.maintenance')}</CardTitle>
      <Stack gap={3}>
        <Inline>
          <Badge variant={isOn ? 'danger' : 'status'}>{t(isOn ? 'access.closed' : 'access.open')}</Badge>
          <Text>{t(isOn ? 'access.closedHelp' : 'access.openHelp')}</Text>
        </Inline>
        <Inline>
          <Button variant={isOn ? 'primary' : 'danger'} onClick={() => setIsAsked(true)}>
            {t(isOn ? 'access.openSite' : 'access.closeSite')}
          </Button>
        </Inline>
      </Stack>
      {isAsked && (
        <ActDialog
          title={t(isOn ? 'access.openSite' : 'access.closeSite')}
          text={t(isOn ? 'access.openConfirm' : 'access.closeConfirm')}
          confirmLabel={t(isOn ? 'access.openSite' : 'access.closeSite')}
          tone={isOn ? 'primary' : 'danger'}
          onConfirm={() => change({ version, maintenanceMode: !isOn }).unwrap()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Card>
  );
}

/** For whom the site is open. */
export default function AccessPage() {
  const { t } = useTranslation('operator');
  const query = useSiteSettingsQuery();
  return (
    <>
      <PageHeader title={t('sections.access')} />
      <Loaded query={query}>
        {(data) => (
          <Stack>
            <MaintenanceCard {...data} />
            <CountriesCard key={data.version} {...data} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
