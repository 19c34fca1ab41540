export { FansPage as default } from '../../routes/fans-page.tsx';
