import { Explore } from '../features/explore/components/explore.tsx';

/** `/explore`, with the query in `q`. */
export const ExplorePage = () => <Explore />;
