export { ProfilePage as default } from '../../routes/profile-page.tsx';
