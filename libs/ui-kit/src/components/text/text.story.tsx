import { mixedTexts, twoHoursAgo } from '../../../workshop/samples.ts';
import type { Story } from '../../../workshop/story.ts';
import { Dots } from '../dots/dots.tsx';
import { Stack } from '../layout/layout.tsx';
import { Handle, PersonName } from '../person/person.tsx';
import { Time } from '../time/time.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { Heading, Text } from './text.tsx';

const sizes = ['caption', 'body', 'lead', 'title', 'heading', 'display'] as const;
const tones = ['ink', 'muted', 'faint', 'brand', 'accent', 'danger'] as const;

export const story: Story = {
  title: 'Text, UserText, PersonName',
  states: {
    sizes: () => (
      <Stack gap={1}>
        {sizes.map((size) => (
          <Text key={size} size={size}>
            برگ Barg ۱۲۳۴ 1234 — {size}
          </Text>
        ))}
      </Stack>
    ),
    tones: () => (
      <Stack gap={1}>
        <Heading level={2}>عنوان Heading</Heading>
        {tones.map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {tone} سلام
          </Text>
        ))}
      </Stack>
    ),
    'words of users in both directions': () => (
      <Stack>
        {mixedTexts.map((text) => (
          <UserText key={text} text={text} />
        ))}
      </Stack>
    ),
    'names and facts': () => (
      <Stack gap={1}>
        <PersonName name="مهسا کریمی" isVerified />
        <PersonName name="Arash (آرش) Minaei" isVerified />
        <Text size="caption" tone="faint">
          <Dots>
            <Handle username="mahsa.art" />
            <Time value={twoHoursAgo} />
            {'Shiraz, Iran'}
          </Dots>
        </Text>
      </Stack>
    ),
  },
};
