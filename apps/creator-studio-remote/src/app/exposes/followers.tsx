export { FollowersPage as default } from '../../routes/followers-page.tsx';
