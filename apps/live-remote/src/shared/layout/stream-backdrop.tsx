import type { StreamSummary } from '@barg/api-client/models';
import { Backdrop } from './backdrop.tsx';
import { CoverImage } from './backdrop.styles.ts';

type Shown = Pick<StreamSummary, 'cover' | 'performer'>;

/** Behind what is said of a stream: its cover, or the performer's blurred picture. */
export function StreamBackdrop({ stream: { cover, performer } }: { stream: Shown }) {
  if (!cover) return <Backdrop url={performer.avatarUrl} />;
  const { small, medium, large } = cover;
  return (
    <CoverImage
      src={medium.webp}
      srcSet={[small, medium, large].map(({ webp, width }) => `${webp} ${width}w`).join(', ')}
      sizes="(min-width: 900px) 800px, 100vw"
      alt=""
    />
  );
}
