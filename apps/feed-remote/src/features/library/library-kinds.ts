import Clapperboard from 'lucide-react/icons/clapperboard';
import FileText from 'lucide-react/icons/file-text';
import Images from 'lucide-react/icons/images';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserRound from 'lucide-react/icons/user-round';
import type { LibraryItem } from '@barg/api-client/models';
import type { LucideIcon } from '@barg/ui-kit';
import { paths } from '../../shared/page/paths.ts';

export type LibraryType = LibraryItem['type'];

interface LibraryKind {
  icon: LucideIcon;
  path: (item: LibraryItem) => string;
}

/** The icon and the path of each type of item. A new type needs a line here, and its texts. */
export const LIBRARY_KINDS: Record<LibraryType, LibraryKind> = {
  feed: { icon: FileText, path: ({ _id }) => paths.post(_id) },
  gallery: { icon: Images, path: ({ _id }) => paths.gallery(_id) },
  video: { icon: Clapperboard, path: ({ _id }) => paths.video(_id) },
  product: { icon: ShoppingBag, path: ({ _id }) => paths.product(_id) },
  performer: { icon: UserRound, path: ({ performer }) => paths.profile(performer.username) },
};

export const LIBRARY_TYPES = Object.keys(LIBRARY_KINDS) as LibraryType[];
