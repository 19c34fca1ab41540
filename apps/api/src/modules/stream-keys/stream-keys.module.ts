import type { ApiModule } from '../../module.ts';
import { encoderRoutes } from './encoder.routes.ts';
import { inputsRoutes } from './inputs.routes.ts';
import { exportSections, forget } from './stream-keys.account.ts';
import { endInputLater, streamKeysJobs } from './stream-keys.jobs.ts';
import { streamKeysRoutes } from './stream-keys.routes.ts';
import { watchInputs } from './watch-inputs.ts';

export const streamKeysModule: ApiModule = {
  routes: [streamKeysRoutes, inputsRoutes, encoderRoutes],
  jobs: streamKeysJobs,
  onServe: async (context) => watchInputs(context),
  // A stream ends by itself with its performer; a preview is no stream.
  onSuspended: (unit, { userId }) => endInputLater(unit, userId),
  exportSections,
  forget,
};
