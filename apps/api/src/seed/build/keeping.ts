import type { Liking } from '../plan/liking.ts';
import { folderName, promos } from '../data/promos.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';
import { isNilou } from '../plan/nilou.ts';
import type { People } from './people.ts';

export interface Keeping {
  promos: Row<'site_promos'>[];
  folders: Row<'library_folders'>[];
  places: Row<'library_places'>[];
}

/** How many of the fan's bookmarks are in her folder. */
const IN_FOLDER = 4;

/** The promos, and the folder of the fan that the demo's visitors log in as. */
export const buildKeeping = (world: World, people: People, liking: Liking): Keeping => {
  const fan = people.fans.find(isNilou);
  const recommended = promos.map(({ link, texts }, position) => ({
    id: world.newId(world.startedAt),
    link,
    texts: JSON.stringify(texts),
    position,
    is_published: true,
  }));
  if (!fan) return { promos: recommended, folders: [], places: [] };
  const folder = { id: world.newId(world.startedAt), user_id: fan.id, name: folderName };
  const kept = liking.reactions.filter(({ user_id, action }) => user_id === fan.id && action === 'bookmark');
  const places = kept.slice(0, IN_FOLDER).map(({ object_type, object_id }) => ({
    user_id: fan.id,
    object_type,
    object_id,
    folder_id: folder.id,
  }));
  return { promos: recommended, folders: [folder], places };
};
