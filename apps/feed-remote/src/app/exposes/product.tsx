export { ProductPage as default } from '../../routes/product-page.tsx';
