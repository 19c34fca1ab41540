import { STREAM_DATA } from '../../first-data/stream.ts';
import { WatchPage } from '../../routes/watch-page.tsx';

export default Object.assign(WatchPage, { firstData: STREAM_DATA });
