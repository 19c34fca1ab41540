import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import type { SendOptions } from '../../../shared/uploads/send-options.ts';
import { sendProduct } from '../api/products.ts';
import { ProductForm, type ProductFormProps } from './product-form.tsx';

/** Makes a product and goes on to its page. */
export function NewProduct() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useRef({ fingerprint: '', key: '' });

  const handleSend = (
    { keptPictures: _none, ...body }: Parameters<ProductFormProps['onSend']>[0],
    options: SendOptions,
  ) => {
    // One key for all attempts at the same product; a changed one is another.
    const fingerprint = JSON.stringify(body);
    if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() };
    return sendProduct(body, attempt.current.key, options);
  };
  const handleSent = ({ _id, publishedAt }: OwnProductView) => {
    toast(t(publishedAt ? 'products.created' : 'products.drafted'), { tone: 'success' });
    void navigate(paths.editProduct(_id), { replace: true });
  };
  return <ProductForm onSend={handleSend} onSent={handleSent} />;
}
