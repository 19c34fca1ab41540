export { RefundRequests as default } from './refund-requests.tsx';
