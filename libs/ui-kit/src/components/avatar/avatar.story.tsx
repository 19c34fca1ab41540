import { pictures } from '../../../workshop/samples.ts';
import type { Story } from '../../../workshop/story.ts';
import { Inline } from '../layout/layout.tsx';
import { Avatar } from './avatar.tsx';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'hero'] as const;

export const story: Story = {
  title: 'Avatar',
  states: {
    sizes: () => (
      <Inline gap={3}>
        {sizes.map((size) => (
          <Avatar key={size} name="Mahsa" source={pictures.brushes.source} size={size} />
        ))}
      </Inline>
    ),
    'live and online': () => (
      <Inline gap={5}>
        <Avatar name="Saman" source={pictures.drum.source} size="xl" status="live" />
        <Avatar name="Mahsa" source={pictures.brushes.source} size="lg" status="live" />
        <Avatar name="Arash" source={pictures.dandelion.source} size="lg" status="online" />
      </Inline>
    ),
    'without a picture': () => (
      <Inline gap={3}>
        <Avatar name="مهسا" size="lg" />
        <Avatar name="Arash" size="lg" />
        <Avatar name="" size="lg" />
        <Avatar name="Broken" url="/missing.webp" size="lg" />
      </Inline>
    ),
  },
};
