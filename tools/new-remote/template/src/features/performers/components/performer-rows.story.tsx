import { EmptyState } from '@barg/ui-kit';
import type { Story } from '@barg/ui-kit/story';
import { PerformerRows } from './performer-rows.tsx';

const performer = (name: string, craft: string, isVerified = false) => {
  return { _id: name, username: name, name, craft, isVerified, avatar: null };
};

export const story: Story = {
  title: '__Name__: PerformerRows',
  states: {
    'a few': () => (
      <PerformerRows
        performers={[performer('مهسا کریمی', 'نقاشی', true), performer('Arash Minaei', 'Photography and long walks')]}
      />
    ),
    nobody: () => <EmptyState title="Nobody is here yet" />,
  },
};
