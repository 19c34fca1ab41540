import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { LoadFailure, Skeleton, useToast } from '@barg/ui-kit';
import { useDeletedElsewhere } from '../../../shared/use-deleted-elsewhere.ts';
import { sendProductChanges, useOwnProductQuery } from '../api/products.ts';
import { useTypedStock } from '../hooks/use-typed-stock.ts';
import { ProductForm } from './product-form.tsx';
import { fieldsOf, productBody } from './product-schema.ts';

/** A product's pictures, words and file. */
export function EditProduct({ productId }: { productId: string }) {
  const { currentData: product, error, refetch } = useOwnProductQuery(productId);
  if (error && !product) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!product) return <Skeleton height="420px" radius="card" />;
  return <Editing product={product} />;
}

function Editing({ product }: { product: OwnProductView }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const attempt = useAttemptKey();
  const withDeletedNotice = useDeletedElsewhere('product');
  const stock = useTypedStock(productBody(fieldsOf(product)).stock);
  return (
    <ProductForm
      product={product}
      // What it is, is decided once.
      onSend={async ({ type: _type, ...body }, options) => {
        const changes = stock.typed(body);
        const saved = await withDeletedNotice(
          attempt(changes, (key) => sendProductChanges(product._id, changes, { key, ...options })),
        );
        stock.saved(body);
        return saved;
      }}
      onSent={() => toast(t('composer.saved'), { tone: 'success' })}
    />
  );
}
