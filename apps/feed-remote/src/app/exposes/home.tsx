export { HomePage as default } from '../../routes/home-page.tsx';
