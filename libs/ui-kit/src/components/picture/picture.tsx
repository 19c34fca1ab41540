import { customProperties } from '../../theme/custom-properties.ts';
import { sourceSet, WIDE } from './source-set.ts';
import type { ImageSource } from './image-source.ts';
import { PictureBox, PictureImage, type PictureFit, type PictureRadius } from './picture.styles.ts';
import { usePlaceholder } from './use-placeholder.ts';

interface PictureProps {
  /** Null while there is nothing to show: the placeholder stays. */
  source: ImageSource | null;
  /** What the picture shows; '' marks it as decoration. */
  alt: string;
  thumbhash?: string | null;
  /** Width by height of the box; the picture's own when absent. */
  ratio?: number;
  /** The HTML attribute `sizes`. */
  sizes?: string;
  fit?: PictureFit;
  radius?: PictureRadius;
  /** The address of an animated version, laid over the still; null or absent where there is none. */
  motion?: string | null;
  /** `high` for the main picture of the first screen. */
  priority?: 'high' | 'lazy';
}

/**
 * A picture in a box of its final size, so that nothing shifts; a blurred preview fills it until the picture has
 * loaded.
 */
export const Picture = (props: PictureProps) => {
  const { source, alt, thumbhash, sizes = WIDE, fit = 'cover', radius = 'none' } = props;
  const ratio = props.ratio ?? (source ? source.large.width / source.large.height : 1);
  const isUrgent = props.priority === 'high';
  return (
    <PictureBox
      $ratio={ratio}
      $radius={radius}
      style={customProperties({ '--placeholder': usePlaceholder(thumbhash) })}
    >
      {source && (
        <picture>
          <source type="image/avif" srcSet={sourceSet(source, 'avif')} sizes={sizes} />
          <PictureImage
            $fit={fit}
            src={source.medium.webp}
            srcSet={sourceSet(source, 'webp')}
            sizes={sizes}
            width={source.large.width}
            height={source.large.height}
            alt={alt}
            loading={isUrgent ? 'eager' : 'lazy'}
            fetchPriority={isUrgent ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
      {props.motion && <PictureImage $fit={fit} src={props.motion} alt="" loading="lazy" decoding="async" />}
    </PictureBox>
  );
};
