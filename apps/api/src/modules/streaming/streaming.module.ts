import type { ApiModule } from '../../module.ts';
import { removableStream } from './streaming.removable.ts';
import { findReportedStream } from './streaming.reportable.ts';
import { endPlans, exportSections, forget, tellPlans } from './streaming.account.ts';
import { expelFromStream } from './expel-blocked.ts';
import { holdStreams } from './hold-streams.ts';
import { END_VIEWINGS, streamingJobs } from './streaming.jobs.ts';
import { streamingRoutes } from './streaming.routes.ts';
import { endStreamsOf } from './streaming.service.ts';
import { endLostViewings, watchViewings } from './watch-viewings.ts';
import { publishViewerCounts } from './publish-viewer-counts.ts';

export const streamingModule: ApiModule = {
  routes: [streamingRoutes],
  jobs: streamingJobs,
  sockets: { onViewersChanged: publishViewerCounts, onSettingsChanged: endLostViewings },
  onServe: async (context) => {
    const stopWatching = watchViewings(context);
    const letGo = await holdStreams(context);
    return async () => {
      await stopWatching();
      await letGo();
    };
  },
  onSuspended: async (unit, { userId }) => {
    await endStreamsOf(unit, userId);
    await unit.addJob(END_VIEWINGS, { accountId: userId });
  },
  onLeaving: (unit, { userId }) => endPlans(unit, userId),
  onLeavingAsked: tellPlans,
  onBlocked: expelFromStream,
  exportSections,
  forget,
  removable: { stream: removableStream },
  reportable: { stream: findReportedStream },
};
