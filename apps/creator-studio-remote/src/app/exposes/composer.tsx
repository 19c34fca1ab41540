export { ComposerPage as default } from '../../routes/composer-page.tsx';
