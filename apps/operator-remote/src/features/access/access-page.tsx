import { useState } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Card, CardTitle, Inline, PageHeader, Stack, Text } from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { useChangeSiteSettingsMutation, useSiteSettingsQuery } from '../../shared/api/site-settings.ts';
import { CountriesCard } from './countries-card.tsx';

function MaintenanceCard({ version, settings }: SiteSettings) {
  const { t } = useTranslation('operator');
  const [change] = useChangeSiteSettingsMutation();
  const isOn = settings.maintenanceMode;
  // The requested change is kept, whatever another operator changes meanwhile.
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Card>
      <CardTitle>{t('access.maintenance')}</CardTitle>
      <Stack gap={3}>
        <Inline>
          <Badge variant={isOn ? 'danger' : 'status'}>{t(isOn ? 'access.closed' : 'access.open')}</Badge>
          <Text>{t(isOn ? 'access.closedHelp' : 'access.openHelp')}</Text>
        </Inline>
        <Inline>
          <Button variant={isOn ? 'primary' : 'danger'} onClick={() => setWanted(!isOn)}>
            {t(isOn ? 'access.openSite' : 'access.closeSite')}
          </Button>
        </Inline>
      </Stack>
      {wanted !== null && (
        <ActionDialog
          title={t(wanted ? 'access.closeSite' : 'access.openSite')}
          text={t(wanted ? 'access.closeConfirm' : 'access.openConfirm')}
          confirmLabel={t(wanted ? 'access.closeSite' : 'access.openSite')}
          tone={wanted ? 'danger' : 'primary'}
          onConfirm={() => change({ version, maintenanceMode: wanted }).unwrap()}
          onClose={() => setWanted(null)}
        />
      )}
    </Card>
  );
}

/** Maintenance mode and blocked countries. */
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
            <CountriesCard loaded={data} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
