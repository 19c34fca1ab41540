import type { ApiModule } from '../../module.ts';
import { endTickets, exportSections, refundBanned, refundParted, tellTickets } from './stream-tickets.account.ts';
import { REFUND_CLOSED_THERE, SETTLE_TICKETS, ticketCrontab, ticketJobs } from './stream-tickets.jobs.ts';
import { streamTicketsRoutes } from './stream-tickets.routes.ts';

export const streamTicketsModule: ApiModule = {
  routes: [streamTicketsRoutes],
  jobs: ticketJobs,
  crontab: ticketCrontab,
  onStreamOver: (unit, { streamId }) => unit.addJob(SETTLE_TICKETS, { streamId }),
  onParted: refundParted,
  onBanned: refundBanned,
  onCountriesBlocked: (unit, { performerId }) => unit.addJob(REFUND_CLOSED_THERE, { performerId }),
  onLeaving: endTickets,
  onLeavingAsked: tellTickets,
  exportSections,
};
