import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteProductMutation } from '../api/products.ts';

interface DeleteProductsProps {
  productIds: readonly string[];
  isOpen: boolean;
  onClose: () => void;
  /** Those that are gone, which may be fewer than were asked for. */
  onDeleted?: (productIds: readonly string[]) => void;
}

/** Asks before products are taken away, one or several at a time, and tells how many could not be. */
export function DeleteProducts({ productIds, isOpen, onClose, onDeleted }: DeleteProductsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const [deleteProduct] = useDeleteProductMutation();
  const [isBusy, setBusy] = useState(false);
  const numbered = (count: number) => ({ count, amount: format.number(count) });
  const handleDelete = async () => {
    setBusy(true);
    const gone: string[] = [];
    for (const id of productIds) if (!(await deleteProduct(id)).error) gone.push(id);
    setBusy(false);
    onClose();
    onDeleted?.(gone);
    const failed = productIds.length - gone.length;
    if (failed > 0) toast(t('products.deleteFailed', numbered(failed)), { tone: 'danger' });
    else toast(t('products.deleted', numbered(gone.length)), { tone: 'success' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('products.deleteTitle', numbered(productIds.length))}
      confirmLabel={t('products.delete')}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {t('products.deleteText')}
    </ConfirmDialog>
  );
}
