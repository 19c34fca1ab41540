import { useParams } from '@barg/runtime/router';
import { Product } from '../features/product/components/product.tsx';

/** `/products/:productId` */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <Product key={productId} productId={productId} />;
}
