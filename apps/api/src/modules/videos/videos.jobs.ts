import { videoNotices } from './show-video.ts';
import { videoTimes } from './video-times.ts';

export const videosJobs = { ...videoNotices.jobs, ...videoTimes.jobs };

export const videosCrontab = videoTimes.crontab;
