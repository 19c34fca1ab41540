import { lazyDialog } from '@barg/ui-kit';
import type { ViewerControl } from './use-viewer.ts';
import type { ViewerItem } from './viewer-slide.tsx';

const ItemViewer = lazyDialog(() => import('./item-viewer.tsx'));

interface ViewerPlaceProps {
  control: ViewerControl;
  label: string;
  items: readonly ViewerItem[];
}

/** The lazy viewer. */
export const ViewerPlace = ({ control: { openAt, close }, label, items }: ViewerPlaceProps) =>
  openAt !== null && items.length > 0 && <ItemViewer label={label} items={items} startAt={openAt} onClose={close} />;
