import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { hasFields } from '@barg/session/unsent-drafts';
import type { SendOptions } from '@barg/session/uploads';
import { LoadFailure, Skeleton } from '@barg/ui-kit';
import { useDeletedElsewhere } from '../../../shared/use-deleted-elsewhere.ts';
import { sendProductChanges, useOwnProductQuery } from '../api/products.ts';
import { useToldSaved } from '../hooks/use-told-saved.ts';
import { ProductForm } from './product-form.tsx';
import type { SentProduct } from './product-schema.ts';

/** A product's pictures, words and file. */
export function EditProduct({ productId }: { productId: string }) {
  const { currentData: product, error, refetch } = useOwnProductQuery(productId);
  if (error && !product) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!product) return <Skeleton height="420px" radius="card" />;
  return <Editing product={product} />;
}

function Editing({ product }: { product: OwnProductView }) {
  const { t } = useTranslation('creator-studio');
  const tellSaved = useToldSaved();
  const attempt = useAttemptKey();
  const withDeletedNotice = useDeletedElsewhere('product');
  // Pieces are sold while the form stands open: with the number that it began with, a save would bring them back.
  const handleSend = async ({ changes, files }: SentProduct, options: SendOptions) => {
    const body = { ...changes, ...files };
    if (!hasFields(body)) return product;
    return withDeletedNotice(attempt(body, (key) => sendProductChanges(product._id, body, { key, ...options })));
  };
  return (
    <ProductForm product={product} onSend={handleSend} onSent={(saved) => tellSaved(saved, t('composer.saved'))} />
  );
}
