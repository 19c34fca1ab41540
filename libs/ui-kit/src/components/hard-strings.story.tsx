import { hardStrings } from '../../workshop/hard-strings.ts';
import { twoHoursAgo } from '../../workshop/samples.ts';
import type { Story } from '../../workshop/story.ts';
import type { ComponentType, ReactNode } from 'react';
import { PriceTag } from './amount/amount.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Card, CardTitle } from './card/card.tsx';
import { Dots } from './dots/dots.tsx';
import { Inline, Stack } from './layout/layout.tsx';
import { ListRow } from './list-row/list-row.tsx';
import { PageHeader } from './page-frame/page-frame.tsx';
import { Handle, PersonName } from './person/person.tsx';
import { AccountBlock } from './side-nav/side-nav.tsx';
import { EmptyState } from './state/state.tsx';
import { Text } from './text/text.tsx';
import { Time } from './time/time.tsx';
import { UserText } from './user-text/user-text.tsx';

/** One component with every hard string. */
const withAll = (draw: (text: string) => ReactNode): ComponentType => {
  const AllStrings = () => (
    <Stack gap={2}>
      {Object.entries(hardStrings).map(([name, text]) => (
        <div key={name} data-hard={name}>
          {draw(text)}
        </div>
      ))}
    </Stack>
  );
  return AllStrings;
};

export const story: Story = {
  title: 'Hard strings',
  states: {
    UserText: withAll((text) => <UserText text={text} />),
    'UserText, cut': withAll((text) => <UserText text={`${text} ${text} ${text}`} clamp={1} />),
    PersonName: withAll((text) => <PersonName name={text} isVerified />),
    'name · handle · time · price': withAll((text) => (
      <Text as="div" size="caption" data-line>
        <Dots>
          <PersonName name={text} />
          <Handle username="mahsa.art" />
          <Time value={twoHoursAgo} />
          <PriceTag value={4.9} />
        </Dots>
      </Text>
    )),
    ListRow: withAll((text) => (
      <ListRow start={<Avatar name={text} />} title={text} subtitle={text} end={<Time value={twoHoursAgo} />} />
    )),
    'ListRow with a name': withAll((text) => (
      <ListRow start={<Avatar name={text} />} title={<PersonName name={text} isVerified />} subtitle={text} to="/" />
    )),
    'ListRow of facts, with what stands after them': withAll((text) => (
      <div data-whole>
        <ListRow
          title={<bdi>{text}</bdi>}
          isStacking
          subtitle={
            <Dots>
              <Time value={twoHoursAgo} />
              {text}
            </Dots>
          }
          end={<PriceTag value={1_234_567.89} />}
        />
      </div>
    )),
    'words in a line': withAll((text) => (
      <Inline>
        <PriceTag value={4.9} />
        <Text>{text}</Text>
      </Inline>
    )),
    AccountBlock: withAll((text) => <AccountBlock name={text} username="mahsa.art" to="/" />),
    'PageHeader and CardTitle': withAll((text) => (
      <Card>
        <PageHeader title={text} subtitle={text} />
        <CardTitle>{text}</CardTitle>
      </Card>
    )),
    EmptyState: withAll((text) => <EmptyState title={text}>{text}</EmptyState>),
  },
};
