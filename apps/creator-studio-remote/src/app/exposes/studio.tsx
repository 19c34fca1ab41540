import { STUDIO_DATA } from '../../first-data/studio.ts';
import { StudioPage } from '../../routes/studio-page.tsx';

export default Object.assign(StudioPage, { firstData: STUDIO_DATA });
