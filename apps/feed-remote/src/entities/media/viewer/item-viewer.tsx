import { useMemo } from 'react';
import { Viewer } from '@barg/ui-kit/viewer';
import { PhotoCaption } from './photo-caption.tsx';
import { ViewerSlide, type ViewerItem } from './viewer-slide.tsx';

interface ItemViewerProps {
  /** The accessible name. */
  label: string;
  items: readonly ViewerItem[];
  startAt: number;
  onClose: () => void;
}

const captionOf = ({ words }: ViewerItem) =>
  words && (words.title || words.description) ? <PhotoCaption {...words} /> : undefined;

/** The viewer of an item's photos and videos. */
export default function ItemViewer({ items, ...props }: ItemViewerProps) {
  const slides = useMemo(
    () =>
      items.map((item) => ({
        id: item.file._id,
        content: <ViewerSlide item={item} />,
        caption: captionOf(item),
      })),
    [items],
  );
  return <Viewer {...props} slides={slides} />;
}
