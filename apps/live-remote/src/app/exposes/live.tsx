import { LIVE_DATA } from '../../first-data/live.ts';
import { LivePage } from '../../routes/live-page.tsx';

export default Object.assign(LivePage, { firstData: LIVE_DATA });
