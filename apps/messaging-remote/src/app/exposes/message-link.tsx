export { MessageLink as default } from '../../features/contact/components/message-link.tsx';
