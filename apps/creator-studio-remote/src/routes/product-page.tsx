import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { ButtonLink, PageHeader } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { EditProduct } from '../features/products/components/edit-product.tsx';
import { NewProduct } from '../features/products/components/new-product.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';
import { paths, sitePaths } from '../shared/paths.ts';

/** /creator/products/new and /creator/products/:productId */
export function ProductPage() {
  const { t } = useTranslation('creator-studio');
  const { productId } = useParams();
  const title = t(productId ? 'products.editTitle' : 'products.newTitle');
  const actions = (
    <>
      {productId && <ButtonLink to={sitePaths.product(productId)}>{t('products.view')}</ButtonLink>}
      <ButtonLink to={paths.products}>{t('products.all')}</ButtonLink>
    </>
  );
  return (
    <NarrowPage>
      <title>{title}</title>
      <PageHeader title={title} actions={actions} />
      <VerificationBanner />
      {productId ? <EditProduct key={productId} productId={productId} /> : <NewProduct />}
    </NarrowPage>
  );
}
