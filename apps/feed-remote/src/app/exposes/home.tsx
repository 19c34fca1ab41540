import { HOME_PAGE_DATA } from '../../first-data/home.ts';
import { HomePage } from '../../routes/home-page.tsx';

export default Object.assign(HomePage, { firstData: HOME_PAGE_DATA });
