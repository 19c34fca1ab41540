export { PersonPage as default } from '../../features/people/person-page.tsx';
