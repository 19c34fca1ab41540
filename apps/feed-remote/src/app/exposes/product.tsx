import { PRODUCT_DATA } from '../../first-data/product.ts';
import { ProductPage } from '../../routes/product-page.tsx';

export default Object.assign(ProductPage, { firstData: PRODUCT_DATA });
