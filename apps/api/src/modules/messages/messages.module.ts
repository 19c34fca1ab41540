import type { ApiModule } from '../../module.ts';
import { removableMessage } from './messages.removable.ts';
import { findReportedMessage } from './messages.reportable.ts';
import { exportSections, forget } from './messages.account.ts';
import { messagesRoutes } from './messages.routes.ts';
import { messagesSockets } from './sockets/messages.sockets.ts';
import { appendStreamTip } from './stream-tip.ts';
import { tellPreviewed } from './message-previews.ts';
import { tellFailedFile } from './tell-failed-file.ts';
import { removedCopiesBulk, removedCopiesJobs } from './removed-copies.ts';
import { publishFileProgress } from './publish-file-progress.ts';

export const messagesModule: ApiModule = {
  routes: [messagesRoutes],
  onFileReady: (unit, file) => publishFileProgress(unit, file, 'ready'),
  onFileFoundEnded: (unit, file) => publishFileProgress(unit, file, file.status),
  onFileFailed: async (unit, file) => {
    await publishFileProgress(unit, file, 'failed');
    await tellFailedFile(unit, file);
  },
  onLinkPreviewed: (unit, { previewId }) => tellPreviewed(unit, previewId),
  onStreamTipped: async (unit, tip) => {
    await appendStreamTip(unit, tip);
  },
  jobs: removedCopiesJobs,
  slowJobs: { bulk: removedCopiesBulk },
  sockets: messagesSockets,
  exportSections,
  forget,
  removable: { message: removableMessage },
  reportable: { message: findReportedMessage },
};
