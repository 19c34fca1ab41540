import { NoPictureImage } from './no-picture.styles.ts';

/** Public files of the site (specification, section 3): default pictures. */
export const NO_AVATAR_URL = '/no-avatar.svg';
export const NO_COVER_URL = '/no-cover.svg';
/** The default thumbnail of whatever is published (sections 2 and 3). */
const NO_THUMBNAIL_URL = '/leaf.jpg';

/** Fills its box where an item has no picture. Decorative. */
export const NoThumbnail = ({ ratio }: { ratio: number }) => (
  <NoPictureImage src={NO_THUMBNAIL_URL} alt="" loading="lazy" $ratio={ratio} />
);

/** Fills its box where a profile has no cover. Decorative. */
export const NoCover = () => <NoPictureImage src={NO_COVER_URL} alt="" />;
