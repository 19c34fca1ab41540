import Plus from 'lucide-react/icons/plus';
import type { Story } from '../../../workshop/story.ts';
import { Inline } from '../layout/layout.tsx';
import { Button, ButtonLink } from './button.tsx';

const variants = ['primary', 'secondary', 'quiet', 'accent', 'danger'] as const;

export const story: Story = {
  title: 'Button',
  states: {
    variants: () => (
      <Inline>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Inline>
    ),
    sizes: () => (
      <Inline>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Button key={size} variant="primary" size={size} icon={Plus}>
            افزایش موجودی
          </Button>
        ))}
      </Inline>
    ),
    'loading, disabled, link': () => (
      <Inline>
        <Button variant="primary" isLoading>
          Save
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/">A link</ButtonLink>
      </Inline>
    ),
    'full width': () => (
      <Button variant="primary" width="full">
        Start free month
      </Button>
    ),
  },
};
