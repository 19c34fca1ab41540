import { PROFILE_DATA } from '../../first-data/profile.ts';
import { ProfilePage } from '../../routes/profile-page.tsx';

export default Object.assign(ProfilePage, { firstData: Object.values(PROFILE_DATA) });
