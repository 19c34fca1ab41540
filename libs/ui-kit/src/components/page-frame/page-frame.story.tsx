import Bell from 'lucide-react/icons/bell';
import Compass from 'lucide-react/icons/compass';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Coins from 'lucide-react/icons/coins';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import Radio from 'lucide-react/icons/radio';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { mixedTexts, pictures, twoHoursAgo } from '../../../workshop/samples.ts';
import type { Story } from '../../../workshop/story.ts';
import { ActionButton } from '../action-button/action-button.tsx';
import { Amount } from '../amount/amount.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Card, CardTitle } from '../card/card.tsx';
import { Chip } from '../chip/chip.tsx';
import { Dots } from '../dots/dots.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { LockedMedia } from '../locked-media/locked-media.tsx';
import { Handle, PersonName } from '../person/person.tsx';
import { Picture } from '../picture/picture.tsx';
import { SearchField } from '../../fields/search-field.tsx';
import type { NavItem } from '../side-nav/nav-item.ts';
import { AccountBlock, SideNav } from '../side-nav/side-nav.tsx';
import { Text } from '../text/text.tsx';
import { Time } from '../time/time.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { Acts, Author, Head, Row, Words } from './page-frame.story.styles.ts';
import { PageFrame, PageHeader } from './page-frame.tsx';

const home: NavItem = { id: 'home', to: '/', label: 'خانه', icon: House };
const explore: NavItem = { id: 'explore', to: '/explore', label: 'کاوش', icon: Compass };
const messages: NavItem = { id: 'messages', to: '/messages', label: 'پیام‌ها', icon: MessageCircle, badge: 3 };
const live: NavItem = { id: 'live', to: '/live', label: 'پخش زنده', icon: Radio };
const account: NavItem = { id: 'account', to: '/account', label: 'حساب', icon: User };
const rest: NavItem[] = [
  { id: 'subscriptions', to: '/subscriptions', label: 'Subscriptions', icon: Sparkles },
  { id: 'wallet', to: '/wallet', label: 'کیف پول', icon: Wallet },
  { id: 'settings', to: '/settings', label: 'Settings', icon: Settings },
];
const { brushes, drum, dandelion } = pictures;

const nav = (
  <SideNav
    label="main"
    brand={<BrandLogo to="/" />}
    items={[home, explore, messages, live, ...rest]}
    account={<AccountBlock name="نیلوفر رستمی" username="nilou" source={dandelion.source} to="/account" />}
  />
);

const Aside = () => {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField label="جست‌وجوی سازنده، نوشته…" value={text} onChange={setText} />
      <Card>
        <Stack gap={3}>
          <Text tone="muted">موجودی کیف پول</Text>
          <Amount value={124.5} unit="tokens" size="display" />
          <Inline>
            <Button variant="primary" size="sm" icon={Plus}>
              افزایش موجودی
            </Button>
            <ButtonLink to="/wallet" size="sm">
              تراکنش‌ها
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
      <Card>
        <CardTitle>پیشنهاد برای شما</CardTitle>
        <Inline gap={3} wrap="nowrap">
          <Avatar name="کاوه" source={brushes.source} />
          <PersonName name="کاوه نادری" />
        </Inline>
      </Card>
    </>
  );
};

const PostHead = () => (
  <Head gap={3} wrap="nowrap">
    <Avatar name="مهسا" source={brushes.source} />
    <Author>
      <PersonName name="مهسا کریمی" isVerified />
      <Text as="div" size="caption" tone="faint">
        <Dots>
          <Handle username="mahsa.art" />
          <Time value={twoHoursAgo} />
        </Dots>
      </Text>
    </Author>
    <IconButton icon={Ellipsis} label="Options" />
  </Head>
);

const Page = () => (
  <PageFrame
    nav={nav}
    bottomBar={<BottomBar label="main" items={[home, explore, { ...live, isProminent: true }, messages, account]} />}
    topBar={
      <TopBar brand={<BrandLogo to="/" />}>
        <ButtonLink to="/wallet" size="sm">
          <Amount value={124.5} />
        </ButtonLink>
        <IconButton icon={Bell} label="Notifications" />
      </TopBar>
    }
    aside={<Aside />}
  >
    <PageHeader
      title="خانه"
      actions={
        <>
          <Chip isSelected>دنبال‌شده‌ها</Chip>
          <Chip>پیشنهادی</Chip>
        </>
      }
    />
    <Row gap={5} wrap="nowrap">
      <Avatar name="سامان" source={drum.source} size="xl" status="live" />
      <Avatar name="مهسا" source={brushes.source} size="xl" status="live" />
      <Avatar name="آرش" source={dandelion.source} size="xl" />
    </Row>
    <Stack gap={5}>
      <Card as="article" padding="none">
        <PostHead />
        <Words>
          <UserText text={mixedTexts[0]} />
        </Words>
        <Picture source={brushes.source} alt="Brushes" ratio={5 / 3} priority="high" />
        <Acts>
          <ActionButton icon={Heart} label="Like" count={1248} tone="live" isPressed />
          <ActionButton icon={MessageCircle} label="Comments" count={86} />
          <ActionButton icon={Coins} label="انعام" />
        </Acts>
      </Card>
      <Card as="article" padding="none">
        <PostHead />
        <LockedMedia reason="paid" thumbhash={drum.thumbhash} photoCount={6} videoCount={1} price={6}>
          <Button variant="media">باز کردن</Button>
        </LockedMedia>
      </Card>
    </Stack>
  </PageFrame>
);

export const story: Story = { title: 'A whole page', states: { home: Page } };
