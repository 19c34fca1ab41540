import type { ApiModule } from '../../module.ts';
import { removableProfile } from './users.removable.ts';
import { avatarRoutes } from './avatar.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { usersRoutes } from './users.routes.ts';

export const usersModule: ApiModule = {
  routes: [usersRoutes, peopleRoutes, avatarRoutes],
  removable: { user: removableProfile, performer: removableProfile },
};
