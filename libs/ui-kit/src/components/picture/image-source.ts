/** One size of a picture, in both formats. URLs are site-relative. */
export interface ImageVariant {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** The three sizes the server makes of every picture. */
export interface ImageSource {
  small: ImageVariant;
  medium: ImageVariant;
  large: ImageVariant;
}
