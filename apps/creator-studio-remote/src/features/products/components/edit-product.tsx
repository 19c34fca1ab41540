import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, useToast } from '@barg/ui-kit';
import { useAttemptKey } from '../../../shared/use-attempt-key.ts';
import { useGoneNotice } from '../../../shared/use-gone-notice.ts';
import { sendProductChanges, useOwnProductQuery } from '../api/products.ts';
import { ProductForm } from './product-form.tsx';

/** A product's pictures, words and file. */
export function EditProduct({ productId }: { productId: string }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const attempt = useAttemptKey();
  const noticeGone = useGoneNotice('product');
  const { currentData: product, error, refetch } = useOwnProductQuery(productId);
  if (error && !product) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!product) return <Skeleton height="420px" radius="card" />;
  return (
    <ProductForm
      product={product}
      // What it is, is decided once.
      onSend={({ type: _type, ...changes }, options) =>
        noticeGone(attempt(changes, (key) => sendProductChanges(productId, changes, { key, ...options })))
      }
      onSent={() => toast(t('composer.saved'), { tone: 'success' })}
    />
  );
}
