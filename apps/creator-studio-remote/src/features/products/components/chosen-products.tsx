import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { ChosenBar } from '../../../shared/choosable-row.styles.ts';

const DeleteProducts = lazy(() =>
  import('./delete-products.tsx').then(({ DeleteProducts: component }) => ({ default: component })),
);

interface ChosenProductsProps {
  productIds: readonly string[];
  onForget: (productIds: readonly string[]) => void;
}

/** How many products are chosen, and what can be done with all of them. */
export function ChosenProducts({ productIds, onForget }: ChosenProductsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const count = productIds.length;
  return (
    <ChosenBar>
      <Text role="status">{t('products.chosen', { count, amount: format.number(count) })}</Text>
      <Inline>
        <Button onClick={() => onForget(productIds)}>{t('products.chooseNone')}</Button>
        <Button icon={Trash2} onClick={() => setAsking(true)}>
          {t('products.deleteChosen')}
        </Button>
      </Inline>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteProducts productIds={productIds} isOpen onClose={() => setAsking(false)} onDeleted={onForget} />
        </Suspense>
      )}
    </ChosenBar>
  );
}
