import { BackdropImage } from './backdrop.styles.ts';

/** Gives a place without a picture the colours of its performer; nothing where her picture is not known. */
export const Backdrop = ({ url }: { url: string | null }) => url && <BackdropImage src={url} alt="" />;
