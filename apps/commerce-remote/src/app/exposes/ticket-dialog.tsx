export { TicketDialog as default } from '../../features/tickets/components/ticket-dialog.tsx';
