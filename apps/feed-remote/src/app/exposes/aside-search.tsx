export { AsideSearch as default } from '../../features/aside/components/aside-search.tsx';
