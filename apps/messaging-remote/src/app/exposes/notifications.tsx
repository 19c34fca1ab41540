export { NotificationsPage as default } from '../../routes/notifications-page.tsx';
