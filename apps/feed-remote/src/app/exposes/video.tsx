import { VIDEO_DATA } from '../../first-data/video.ts';
import { VideoPage } from '../../routes/video-page.tsx';

export default Object.assign(VideoPage, { firstData: VIDEO_DATA });
