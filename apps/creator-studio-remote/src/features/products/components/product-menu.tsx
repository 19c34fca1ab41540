import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Product } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Menu } from '@barg/ui-kit/overlays';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useDeleteProducts } from '../hooks/use-delete-products.ts';

interface ProductMenuProps {
  product: Product;
  onDeleted: (productIds: readonly string[]) => void;
}

/** What can be done with a product; deleting does not ask: it can be taken back. */
export function ProductMenu({ product, onDeleted }: ProductMenuProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const deleteProducts = useDeleteProducts();
  const { _id: productId, title } = product;
  const goTo = (path: string) => () => void navigate(path);
  const handleDelete = async () => onDeleted(await deleteProducts([productId]));
  return (
    <Menu
      label={t('products.menu', { name: title })}
      items={[
        { id: 'edit', label: t('products.edit'), icon: Pencil, onSelect: goTo(paths.editProduct(productId)) },
        { id: 'view', label: t('products.view'), icon: Eye, onSelect: goTo(sitePaths.product(productId)) },
        {
          id: 'delete',
          label: t('products.delete'),
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void handleDelete(),
        },
      ]}
    />
  );
}
