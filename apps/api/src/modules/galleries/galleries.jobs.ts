import { galleryNotices } from './announce-gallery.ts';
import { galleryTimes } from './gallery-times.ts';

export const galleriesJobs = { ...galleryNotices.jobs, ...galleryTimes.jobs };

export const galleriesCrontab = galleryTimes.crontab;
