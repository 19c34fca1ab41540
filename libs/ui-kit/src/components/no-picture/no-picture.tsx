import { NoPictureImage } from './no-picture.styles.ts';

/** Public files of the site (specification, section 3): what stands where somebody has no picture yet. */
export const NO_AVATAR_URL = '/no-avatar.svg';
export const NO_COVER_URL = '/no-cover.svg';

/** Fills its box where a profile has no cover. Decoration: it says nothing that the page does not. */
export const NoCover = () => <NoPictureImage src={NO_COVER_URL} alt="" />;
