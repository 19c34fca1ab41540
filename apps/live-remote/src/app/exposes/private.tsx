export { PrivatePage as default } from '../../routes/private-page.tsx';
