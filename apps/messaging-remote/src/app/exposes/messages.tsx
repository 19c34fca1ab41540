export { MessagesPage as default } from '../../routes/messages-page.tsx';
