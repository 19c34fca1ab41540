import { EXPLORE_DATA } from '../../first-data/explore.ts';
import { ExplorePage } from '../../routes/explore-page.tsx';

export default Object.assign(ExplorePage, { firstData: EXPLORE_DATA });
