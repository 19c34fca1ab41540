export { PrivateSessionPage as default } from '../../routes/private-session-page.tsx';
