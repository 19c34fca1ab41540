import { mixedTexts, pictures } from '../../../workshop/samples.ts';
import type { Story } from '../../../workshop/story.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { CountBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card, CardTitle, StatCard } from '../card/card.tsx';
import { Divider } from '../divider/divider.tsx';
import { Dots } from '../dots/dots.tsx';
import { Grid, Inline } from '../layout/layout.tsx';
import { PersonName } from '../person/person.tsx';
import { TabsNav } from '../tabs-nav/tabs-nav.tsx';
import { ListRow } from './list-row.tsx';

const face = (name: string) => <Avatar name={name} source={pictures.brushes.source} size="lg" />;

export const story: Story = {
  title: 'Card, ListRow, TabsNav',
  states: {
    'rows in a card': () => (
      <Card padding="none">
        <ListRow
          start={face('مهسا')}
          title={<PersonName name="مهسا کریمی" isVerified />}
          subtitle={mixedTexts[1]}
          end={<CountBadge count={1} />}
          to="/messages/1"
          isSelected
        />
        <ListRow start={face('Arash')} title="Arash Minaei" subtitle={mixedTexts[0]} to="/messages/2" />
        <Divider />
        <ListRow start={face('کاوه')} title="کاوه نادری" subtitle="آشپزی" end={<Button size="sm">دنبال</Button>} />
      </Card>
    ),
    'rows with two buttons: on a phone they stand below the text': () => (
      <Card padding="none">
        <ListRow
          start={face('Alexandra')}
          title="Alexandra Konstantinopoulou"
          subtitle={
            <Dots>
              <>Wartet auf Antwort</>
              <>60 Token pro Minute</>
              <>Noch 14:58 zum Antworten</>
            </Dots>
          }
          isStacking
          end={
            <Inline>
              <Button variant="primary">Annehmen</Button>
              <Button>Ablehnen</Button>
            </Inline>
          }
        />
        <Divider />
        <ListRow start={face('کاوه')} title="کاوه نادری" subtitle="آشپزی" end={<Button>پس گرفتن درخواست</Button>} />
      </Card>
    ),
    'cards and numbers': () => (
      <Grid columns={2}>
        <StatCard label="درآمد خالص" value="۳٬۴۲۸" change={0.12} />
        <StatCard label="Tips" value="740" change={-0.08} />
        <Card>
          <CardTitle>Subscribe</CardTitle>
          Calm paper.
        </Card>
      </Grid>
    ),
    tabs: () => (
      <TabsNav
        label="Profile"
        tabs={[
          { to: '/', label: 'Posts' },
          { to: '/photos', label: 'عکس‌ها' },
          { to: '/videos', label: 'Videos' },
          { to: '/galleries', label: 'Galleries' },
        ]}
      />
    ),
  },
};
