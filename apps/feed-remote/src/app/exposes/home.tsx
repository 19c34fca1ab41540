import { landingQueries } from '../../features/home/first-queries.ts';
import { HomePage } from '../../routes/home-page.tsx';

export default Object.assign(HomePage, { firstQueries: landingQueries });
