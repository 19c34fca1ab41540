import { pictures } from '../../../workshop/samples.ts';
import type { Story } from '../../../workshop/story.ts';
import { Button } from '../button/button.tsx';
import { LockedMedia } from '../locked-media/locked-media.tsx';
import { MediaGrid, MediaTile } from '../media-grid/media-grid.tsx';
import { Picture } from './picture.tsx';

const { brushes, drum, dandelion, fig } = pictures;

export const story: Story = {
  title: 'Picture, LockedMedia, MediaGrid',
  states: {
    picture: () => <Picture source={brushes.source} alt="Paint brushes" ratio={16 / 9} radius="tile" />,
    'placeholder until it comes': () => (
      <Picture source={null} alt="" thumbhash={brushes.thumbhash} ratio={16 / 9} radius="tile" />
    ),
    'locked for subscribers': () => (
      <LockedMedia reason="subscribers" thumbhash={drum.thumbhash} photoCount={6} videoCount={1} />
    ),
    'locked with a price and a way in': () => (
      <LockedMedia reason="paid" thumbhash={dandelion.thumbhash} photoCount={1} price={6}>
        <Button variant="media">باز کردن</Button>
      </LockedMedia>
    ),
    'a grid': () => (
      <MediaGrid>
        <MediaTile to="/1" label="Dandelion">
          <Picture source={dandelion.source} alt="" ratio={1} />
        </MediaTile>
        <MediaTile to="/2" label="A video" durationMs={134_000}>
          <Picture source={drum.source} alt="" ratio={1} />
        </MediaTile>
        <MediaTile to="/3" label="Locked">
          <LockedMedia layout="tile" reason="subscribers" thumbhash={fig.thumbhash} />
        </MediaTile>
        <MediaTile to="/4" label="Fig">
          <Picture source={fig.source} alt="" ratio={1} />
        </MediaTile>
        <MediaTile to="/5" label="Locked">
          <LockedMedia layout="tile" reason="paid" price={6} thumbhash={brushes.thumbhash} />
        </MediaTile>
      </MediaGrid>
    ),
  },
};
