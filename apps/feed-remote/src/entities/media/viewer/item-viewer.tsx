import { useMemo } from 'react';
import { Viewer } from '@barg/ui-kit/viewer';
import { PhotoCaption } from './photo-caption.tsx';
import { ViewerSlide, type ViewerItem } from './viewer-slide.tsx';

interface ItemViewerProps {
  /** What is shown, in words. */
  label: string;
  items: readonly ViewerItem[];
  startAt: number;
  onClose: () => void;
}

const captionOf = ({ words }: ViewerItem) =>
  words && (words.title || words.description) ? <PhotoCaption {...words} /> : undefined;

/** Photos and videos over the whole screen. */
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
