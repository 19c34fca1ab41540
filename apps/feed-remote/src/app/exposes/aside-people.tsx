export { AsidePeople as default } from '../../features/aside/components/aside-people.tsx';
