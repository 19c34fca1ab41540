import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import type { SendOptions } from '@barg/session/uploads';
import { paths } from '../../../shared/paths.ts';
import { sendProduct } from '../api/products.ts';
import { useToldSaved } from '../hooks/use-told-saved.ts';
import { ProductForm } from './product-form.tsx';
import type { SentProduct } from './product-schema.ts';

/** Makes a product and goes on to its page. */
export function NewProduct() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigateIfHere();
  const tellSaved = useToldSaved();
  const attempt = useAttemptKey('product:new');

  const handleSend = ({ body, files }: SentProduct, options: SendOptions) => {
    const product = { ...body, ...files };
    return attempt(product, (key) => sendProduct(product, key, options));
  };
  const handleSent = (product: OwnProductView) => {
    tellSaved(product, t(product.publishedAt ? 'products.created' : 'products.drafted'));
    navigate(paths.editProduct(product._id), { replace: true });
  };
  return <ProductForm onSend={handleSend} onSent={handleSent} />;
}
