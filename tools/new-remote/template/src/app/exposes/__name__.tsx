export { __Name__Page as default } from '../../routes/__name__-page.tsx';
