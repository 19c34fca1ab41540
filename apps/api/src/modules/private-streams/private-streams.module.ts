import type { ApiModule } from '../../module.ts';
import { endRequests, exportSections, forget } from './private-streams.account.ts';
import { privateStreamCrontab, privateStreamJobs } from './private-streams.jobs.ts';
import { privateStreamsRoutes } from './private-streams.routes.ts';
import { closeAll, part } from './private-streams.service.ts';
import { serveMeter } from './serve-meter.ts';

export const privateStreamsModule: ApiModule = {
  routes: [privateStreamsRoutes],
  jobs: privateStreamJobs,
  crontab: privateStreamCrontab,
  onServe: (context) => serveMeter(context),
  onSuspended: (unit, { userId }) => closeAll(unit, userId),
  onParted: part,
  onLeaving: endRequests,
  exportSections,
  forget,
};
