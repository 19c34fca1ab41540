export { Invitation as default } from '../../features/invitation/components/invitation.tsx';
