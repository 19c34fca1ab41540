import { BackdropImage } from './backdrop.styles.ts';

/** A background of the performer's blurred picture; nothing without one. */
export const Backdrop = ({ url }: { url: string | null }) => url && <BackdropImage src={url} alt="" />;
