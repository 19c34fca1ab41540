export { InboxPage as default } from '../../routes/inbox-page.tsx';
