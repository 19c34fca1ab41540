export { ProductsPage as default } from '../../routes/products-page.tsx';
