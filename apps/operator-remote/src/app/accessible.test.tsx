import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { messages, renderOperator } from '../testing/render-operator.tsx';
import AuditLogPage from '../features/audit-log/audit-log-page.tsx';
import MessagesPage from '../features/messages/messages-page.tsx';
import OutboxPage from '../features/outbox/outbox-page.tsx';
import PayoutsPage from '../features/payouts/payouts-page.tsx';
import PostPage from '../features/posts/post-page.tsx';
import PostsPage from '../features/posts/posts-page.tsx';
import UsersPage from '../features/users/users-page.tsx';
import VerificationPage from '../features/verification/verification-page.tsx';

const createdAt = '2026-11-25T10:00:00.000Z';
const author = { _id: 'u1', name: 'Mahsa', username: 'mahsa', avatarUrl: null, isPerformer: true };
const user = {
  ...{ ...author, role: 'performer', email: 'mahsa@barg.example', isEmailVerified: true },
  ...{ suspendedAt: createdAt, suspendedReason: 'Pictures of others', createdAt, lastSeenAt: null },
};
const letter = {
  ...{ _id: 'm1', user: null, name: 'Tara', email: 'tara@barg.example', subject: 'Opening hours' },
  ...{ text: 'When is the workshop open?', handledBy: null, handledAt: null, createdAt },
};
const post = { _id: 'p1', slug: 'rules', isPublished: true, position: 1, texts: {}, createdAt, updatedAt: createdAt };
const entry = {
  ...{ _id: 'a1', operator: author, action: 'user.suspended', targetType: 'user', targetId: 'u1' },
  ...{ details: { reason: 'Pictures of others' }, createdAt },
};
const mail = {
  ...{ _id: 'o1', recipient: 'nilou@barg.example', locale: 'en-US', template: 'password-reset' },
  ...{ subject: 'A new password', text: 'Set it here', isMasked: false, htmlUrl: null, status: 'sent', error: null },
  ...{ createdAt, sentAt: createdAt },
};
const payout = {
  ...{ _id: 'y1', amount: 60, fee: 0, net: 60, currency: 'USD', methodId: 'bank', note: '', version: 1 },
  ...{ details: { account: '•••• 3007', holder: null, bank: null, country: null, network: null } },
  ...{ status: 'pending-review', reason: null, reasonText: '', performer: { ...author, name: 'Arash' } },
  ...{ createdAt, updatedAt: createdAt },
};
const page = (item: object) => () => ({ data: [item], total: 1 });

/** Pages of the console of which only the full run of the browser's part looks at each. */
const pages: ReadonlyArray<[name: string, shown: ReactElement, seen: string]> = [
  ['accounts', <UsersPage key="users" />, 'mahsa@barg.example'],
  ['letters', <MessagesPage key="messages" />, letter.subject],
  ['the site’s own pages', <PostsPage key="posts" />, post.slug],
  ['a page that is written', <PostPage key="post" />, messages.pages.new],
  ['the outbox', <OutboxPage key="outbox" />, mail.subject],
  ['who waits', <VerificationPage key="verification" />, messages.verification.empty],
  ['payouts', <PayoutsPage key="payouts" />, payout.performer.name],
  ['the audit log', <AuditLogPage key="audit" />, messages.audit.actions['user-suspended']],
];

test.each(pages)('the console’s page of %s is accessible', async (_name, shown, seen) => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({
    'GET /operator/users': page(user),
    'GET /operator/contact-messages': page(letter),
    'GET /operator/posts': page(post),
    'GET /operator/audit-log': page(entry),
    'GET /operator/outbox': page(mail),
    'GET /operator/payouts': page(payout),
    'GET /operator/verifications': () => ({ data: [], total: 0 }),
  });
  renderOperator(shown);
  expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0);
  expect(await accessFaults()).toEqual([]);
});
