import type { Row } from '../rows.ts';
import { toHundredths } from '../../platform/money.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { fans, operators } from '../data/fans.ts';
import { performers } from '../data/performers.ts';
import type { PictureName } from '../data/pictures.ts';
import type { DemoPerformer, DemoPerson, Username } from '../data/types.ts';
import type { World } from '../world.ts';

export interface Person {
  id: string;
  username: Username;
  locale: DemoPerson['locale'];
  joinedAt: Date;
  avatar: PictureName | undefined;
}

export interface Fan extends Person {
  kind: 'fan';
}

export interface Performer extends Person {
  kind: 'performer';
  demo: DemoPerformer;
}

export interface People {
  fans: readonly Fan[];
  performers: readonly Performer[];
  /** @throws for an unknown name */
  find(username: Username): Fan | Performer;
  users: Row<'users'>[];
  performerRows: Row<'performers'>[];
  wallets: Row<'ledger_accounts'>[];
}

export const buildPeople = (world: World): People => {
  const person = (demo: DemoPerson | DemoPerformer): Person => {
    const joinedAt = world.daysAgo(demo.joinedDaysAgo);
    return { id: world.newId(joinedAt), username: demo.username, locale: demo.locale, joinedAt, avatar: demo.avatar };
  };
  const users: Row<'users'>[] = [];
  const enter = (role: 'user' | 'performer' | 'operator', demo: DemoPerson | DemoPerformer): Person => {
    const entered = person(demo);
    users.push(userRow(world, role, demo, entered));
    return entered;
  };

  const performerList = performers.map((demo): Performer => ({ ...enter('performer', demo), kind: 'performer', demo }));
  const fanList = fans.map((demo): Fan => ({ ...enter('user', demo), kind: 'fan' }));
  for (const demo of operators) enter('operator', demo);

  const byName = new Map<Username, Fan | Performer>([...performerList, ...fanList].map((it) => [it.username, it]));
  return {
    fans: fanList,
    performers: performerList,
    find: (username) => {
      const found = byName.get(username);
      if (!found) throw new Error(`the demo data names nobody ${username}`);
      return found;
    },
    users,
    performerRows: performerList.map(performerRow),
    wallets: fanList.map((fan) => ({ id: world.newId(fan.joinedAt), owner_id: fan.id, kind: 'wallet' })),
  };
};

const userRow = (
  world: World,
  role: 'user' | 'performer' | 'operator',
  demo: DemoPerson | DemoPerformer,
  { id, joinedAt }: Person,
): Row<'users'> => ({
  id,
  role,
  username: demo.username,
  email: demo.email ?? `${demo.username}@barg.example`,
  name: demo.name,
  ...world.password,
  email_verified_at: joinedAt,
  locale: demo.locale,
  birth_date: 'birthDate' in demo ? demo.birthDate : null,
  theme: 'theme' in demo ? demo.theme : null,
  search_text: toSearchText(demo.name, demo.username, 'craft' in demo ? demo.craft : ''),
  created_at: joinedAt,
  // Later than every message of the demo.
  last_seen_at: world.hoursAgo(0.05 + 0.9 * world.random.next()),
});

const priceOf = (tokens: number | undefined) => (tokens === undefined ? null : toHundredths(tokens));

export const pricesOf = (demo: DemoPerformer) => ({
  monthly_price: toHundredths(demo.monthlyPrice),
  quarterly_price: priceOf(demo.quarterlyPrice),
  half_yearly_price: priceOf(demo.halfYearlyPrice),
  yearly_price: priceOf(demo.yearlyPrice),
});

const performerRow = ({ id, joinedAt, demo }: Performer): Row<'performers'> => ({
  user_id: id,
  bio: demo.bio,
  craft: demo.craft,
  city: demo.city,
  country: demo.country,
  ...pricesOf(demo),
  is_free_trial: demo.isFreeTrial ?? false,
  verified_at: joinedAt,
  verification_status: 'verified',
  created_at: joinedAt,
});
