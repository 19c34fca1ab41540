export { ShippingPage as default } from '../../routes/shipping-page.tsx';
