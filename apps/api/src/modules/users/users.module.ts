import type { ApiModule } from '../../module.ts';
import { avatarRoutes } from './avatar.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { showProfilePicture } from './profile-picture.ts';
import { usersRoutes } from './users.routes.ts';

export const usersModule: ApiModule = {
  routes: [usersRoutes, peopleRoutes, avatarRoutes],
  onFileReady: ({ db }, file) => showProfilePicture(db, file),
};
