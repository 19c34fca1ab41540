import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { PayoutView } from '../features/payouts/components/payout-view.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';

/** /creator/payouts/:requestId */
export function PayoutPage() {
  const { t } = useTranslation('creator-studio');
  const { requestId = '' } = useParams();
  return (
    <NarrowPage>
      <Stack gap={5}>
        <title>{t('payouts.one')}</title>
        <PageHeader
          title={t('payouts.one')}
          actions={<ButtonLink to={paths.payouts}>{t('payouts.title')}</ButtonLink>}
        />
        <StudioSections />
        <PayoutView requestId={requestId} />
      </Stack>
    </NarrowPage>
  );
}
