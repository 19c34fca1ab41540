import { NoPictureImage } from './no-picture.styles.ts';

/** Public files of the site (specification, section 3): what stands where somebody has no picture yet. */
export const NO_AVATAR_URL = '/no-avatar.svg';
export const NO_COVER_URL = '/no-cover.svg';
/** The default thumbnail of whatever is published (sections 2 and 3). */
const NO_THUMBNAIL_URL = '/leaf.jpg';

/** Fills its box where something published has no picture. Decoration too. */
export const NoThumbnail = ({ ratio }: { ratio: number }) => (
  <NoPictureImage src={NO_THUMBNAIL_URL} alt="" loading="lazy" $ratio={ratio} />
);

/** Fills its box where a profile has no cover. Decoration: it says nothing that the page does not. */
export const NoCover = () => <NoPictureImage src={NO_COVER_URL} alt="" />;
