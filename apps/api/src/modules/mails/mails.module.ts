import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './mails.account.ts';
import { mailsCrontab, mailsJobs } from './mails.jobs.ts';

export const mailsModule: ApiModule = {
  jobs: mailsJobs,
  slowJobs: { letters: ['mails.send'] },
  crontab: mailsCrontab,
  exportSections,
  forget,
};
