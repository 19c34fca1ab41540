import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { hasFields } from '@barg/session/unsent-drafts';
import type { SendOptions } from '@barg/session/uploads';
import { LoadFailure, Skeleton } from '@barg/ui-kit';
import { useDeletedElsewhere } from '../../../shared/use-deleted-elsewhere.ts';
import { sendProductChanges, useOwnProductQuery } from '../api/products.ts';
import { useStockSeen } from '../hooks/use-stock-seen.ts';
import { useToldSaved } from '../hooks/use-told-saved.ts';
import { ProductForm } from './product-form.tsx';
import type { SentProduct } from './product-schema.ts';

/** A product's pictures, words and file. */
export function EditProduct({ productId }: { productId: string }) {
  const { currentData: product, error, refetch } = useOwnProductQuery(productId);
  if (error && !product) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!product) return <Skeleton height="420px" radius="card" />;
  const readStock = async () => (await refetch()).data?.stock ?? '';
  return <Editing product={product} readStock={readStock} onReload={() => refetch().unwrap()} />;
}

interface EditingProps {
  product: OwnProductView;
  readStock: Parameters<typeof useStockSeen>[0];
  onReload: () => Promise<OwnProductView>;
}

function Editing({ product, readStock, onReload }: EditingProps) {
  const { t } = useTranslation('creator-studio');
  const tellSaved = useToldSaved();
  const attempt = useAttemptKey();
  const withDeletedNotice = useDeletedElsewhere('product');
  const stock = useStockSeen(readStock);
  // Pieces are sold while the form stands open: with the number that it began with, a save would bring them back.
  const handleSend = async (sent: SentProduct, options: SendOptions) => {
    const { stock: _stock, ...changes } = sent.changes;
    const changed = { ...changes, ...stock.changeOf(sent), ...sent.files };
    if (!hasFields(changed)) return product;
    const body = { ...changed, ...(hasFields(sent.basedOn) && { basedOn: JSON.stringify(sent.basedOn) }) };
    try {
      const saving = attempt(body, (key) => sendProductChanges(product._id, body, { key, ...options }));
      const saved = await withDeletedNotice(saving);
      stock.saved();
      return saved;
    } catch (failure) {
      await stock.refused(failure);
      throw failure;
    }
  };
  return (
    <ProductForm
      product={product}
      onReload={onReload}
      onSend={handleSend}
      onSent={(saved) => tellSaved(saved, t('composer.saved'))}
    />
  );
}
