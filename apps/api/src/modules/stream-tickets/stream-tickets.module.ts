import type { ApiModule } from '../../module.ts';
import { endTickets, exportSections, refundParted } from './stream-tickets.account.ts';
import { SETTLE_TICKETS, ticketCrontab, ticketJobs } from './stream-tickets.jobs.ts';
import { streamTicketsRoutes } from './stream-tickets.routes.ts';

export const streamTicketsModule: ApiModule = {
  routes: [streamTicketsRoutes],
  jobs: ticketJobs,
  crontab: ticketCrontab,
  onStreamOver: (unit, { streamId }) => unit.addJob(SETTLE_TICKETS, { streamId }),
  onParted: refundParted,
  onLeaving: endTickets,
  exportSections,
};
