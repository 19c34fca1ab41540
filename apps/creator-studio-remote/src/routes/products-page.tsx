import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { OwnProducts } from '../features/products/components/own-products.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/products */
export function ProductsPage() {
  const { t } = useTranslation('creator-studio');
  const action = (
    <ButtonLink variant="primary" to={paths.newProduct} icon={Plus}>
      {t('products.new')}
    </ButtonLink>
  );
  return (
    <Stack gap={5}>
      <title>{t('products.title')}</title>
      <PageHeader title={t('products.title')} actions={action} />
      <StudioSections />
      <VerificationBanner />
      <OwnProducts />
    </Stack>
  );
}
