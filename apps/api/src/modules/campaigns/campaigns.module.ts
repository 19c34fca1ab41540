import type { ApiModule } from '../../module.ts';
import { endCampaignsOf, endSendingOf, exportSections, forget } from './campaigns.account.ts';
import { bulkJobs, campaignsCrontab, campaignsJobs } from './campaigns.jobs.ts';
import { campaignsRoutes } from './campaigns.routes.ts';
import { bringCampaignBack, purgeCampaign, takeCampaignAway } from './removed-campaigns.ts';
import { quietHoursRoutes } from './quiet-hours.routes.ts';

export const campaignsModule: ApiModule = {
  routes: [campaignsRoutes, quietHoursRoutes],
  jobs: campaignsJobs,
  slowJobs: { bulk: bulkJobs },
  crontab: campaignsCrontab,
  onLeaving: endCampaignsOf,
  onSuspended: endSendingOf,
  onTakenDown: takeCampaignAway,
  onBroughtBack: bringCampaignBack,
  onRemovalPurged: purgeCampaign,
  exportSections,
  forget,
};
