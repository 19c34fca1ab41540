import { Explore } from '../features/explore/components/explore.tsx';

/** `/explore`, with the words that are searched for in `q`. */
export const ExplorePage = () => <Explore />;
