import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { messages, renderAccount } from '../testing/render-account.tsx';
import AddressesSection from '../features/addresses/addresses-section.tsx';
import BlockedSection from '../features/blocked/blocked-section.tsx';
import DataSection from '../features/data/data-section.tsx';
import ReferralsSection from '../features/referrals/referrals-section.tsx';

const createdAt = '2026-01-01T00:00:00.000Z';
const person = { _id: 'u2', name: 'Kian', username: 'kian', avatarUrl: null, isPerformer: false };
const address = {
  ...{ _id: 'a1', name: 'Nilou', country: 'IR', state: 'Yazd', city: 'Yazd', street: 'Amir Chakhmaq 4' },
  ...{ postalCode: '', phone: '', note: '', isDefault: true, createdAt },
};
const page = (item: object) => () => ({ data: [item], total: 1 });

/** Sections of the account of which only the full run of the browser's part looks at each. */
const sections: ReadonlyArray<[name: string, shown: ReactElement, seen: string]> = [
  ['addresses', <AddressesSection key="addresses" />, 'Amir Chakhmaq 4'],
  ['who is blocked', <BlockedSection key="blocked" />, person.name],
  ['who was invited', <ReferralsSection key="referrals" />, person.name],
  ['data', <DataSection key="data" />, messages.data.delete],
];

test.each(sections)('the section of %s is accessible', async (_name, shown, seen) => {
  resetSession(testUser());
  stubHttp({
    'GET /addresses/search': page(address),
    'GET /block/users': page({ ...person, blockedAt: createdAt }),
    'GET /referrals/user/code': () => ({
      code: 'LEAF2026',
      terms: { percent: 5, months: 12, cap: null },
      brought: 4.5,
    }),
    'GET /referrals/user/search': page({ user: person, joinedAt: createdAt, brought: 4.5, earnsUntil: createdAt }),
  });
  renderAccount(shown);
  expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0);
  expect(await accessFaults()).toEqual([]);
});
