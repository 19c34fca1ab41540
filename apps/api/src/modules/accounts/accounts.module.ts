import type { ApiModule } from '../../module.ts';
import { showProfilePicture } from './profile-picture.ts';
import { exportSections, forget } from './accounts.account.ts';
import { forgetOldRows } from './forget-old-rows.ts';
import { touchLastSeen } from './last-seen.ts';

export const accountsModule: ApiModule = {
  sockets: { onSeen: ({ db }, userIds) => touchLastSeen(db, userIds) },
  forgetOldRows,
  exportSections,
  forget,
  onFileReady: showProfilePicture,
};
