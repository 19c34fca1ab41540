import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useAttemptKey } from '@barg/session/attempt-key';
import type { SendOptions } from '@barg/session/uploads';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { sendProduct } from '../api/products.ts';
import { ProductForm, type ProductFormProps } from './product-form.tsx';

/** Makes a product and goes on to its page. */
export function NewProduct() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttemptKey();

  const handleSend = (
    { keptPictures: _none, ...body }: Parameters<ProductFormProps['onSend']>[0],
    options: SendOptions,
  ) => attempt(body, (key) => sendProduct(body, key, options));
  const handleSent = ({ _id, publishedAt }: OwnProductView) => {
    toast(t(publishedAt ? 'products.created' : 'products.drafted'), { tone: 'success' });
    void navigate(paths.editProduct(_id), { replace: true });
  };
  return <ProductForm onSend={handleSend} onSent={handleSent} />;
}
