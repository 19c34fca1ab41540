import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedUserDetails, MediaFile, PerformerVerification } from '@barg/api-client/models';
import { Link, Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import PerformerPage from './performer-page.tsx';
import VerificationPage from './verification-page.tsx';

const NOW = '2026-11-25T10:00:00.000Z';
const texts = messages.verification;

const user: ManagedUserDetails = {
  ...{ _id: 'p1', name: 'Mahsa', username: 'mahsa', avatarUrl: null, isPerformer: true, role: 'performer' },
  ...{ country: 'IR', email: 'm@barg.example', isEmailVerified: true, suspendedAt: null, suspendedReason: '' },
  ...{ createdAt: NOW, lastSeenAt: null, balance: 0, earnings: null, payments: [], link: '/mahsa' },
  ...{ verification: 'verified', sessions: [], reports: { open: 0, closed: 0 }, audit: [] },
};

const picture = (name: string) => {
  const size = { avif: `/${name}.avif`, webp: `/${name}.webp`, width: 900, height: 600 };
  return { small: size, medium: size, large: size };
};
const fileOf = (kind: string): MediaFile => ({
  _id: kind,
  type: 'photo',
  status: 'ready',
  ...{ width: 900, height: 600, durationMs: null, thumbhash: null, thumbnails: picture(kind), url: null, hls: null },
  ...{ peaks: null, alt: '', captions: null, watched: null, motion: null },
});
const document = (kind: PerformerVerification['documents'][number]['kind']) => ({
  kind,
  givenAt: NOW,
  file: fileOf(kind),
});
const verification: PerformerVerification = {
  ...{ _id: 'p1', username: 'mahsa', name: 'Mahsa', craft: '', country: 'IR', submittedAt: NOW, createdAt: NOW },
  ...{ status: 'verified', reason: '', email: 'm@barg.example', birthDate: '1990-02-03', languages: [], bio: '' },
  documents: [document('identity-front'), document('selfie')],
};

const open = (route: string, answers: Parameters<typeof stubHttp>[0] = {}) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({
    'GET /operator/users/:id': () => user,
    'GET /operator/audit-log': () => ({ data: [], total: 0 }),
    'GET /operator/verifications': () => ({ data: [], total: 0 }),
    'POST /operator/verifications/:id/open': () => verification,
    ...answers,
  });
  renderOperator(
    <>
      <Link to="/operator/verification/p2">to p2</Link>
      <Routes>
        <Route path="/operator/verification" element={<VerificationPage />} />
        <Route path="/operator/verification/:performerId" element={<PerformerPage />} />
      </Routes>
    </>,
    { route },
  );
  return calls;
};

it('says whose documents they are before they are opened', async () => {
  const calls = open('/operator/verification/p1');
  expect(await screen.findByText('m@barg.example')).toBeVisible();
  expect(screen.getByText('Mahsa')).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

it('opens a decided case again, its documents in full beside the data, to be enlarged, turned and paged through', async () => {
  open('/operator/verification/p1');
  await userEvent.click(await screen.findByRole('button', { name: texts.open }));
  await userEvent.click(await screen.findByRole('button', { name: texts.kinds['identity-front'] }));
  const viewer = within(await screen.findByRole('dialog', { name: texts.documents }));
  const data = within(viewer.getByRole('complementary'));
  for (const said of ['Mahsa', 'Iran', 'February 3, 1990']) expect(data.getByText(said)).toBeVisible();
  const shown = () => viewer.getByRole('img', { name: texts.kinds['identity-front'] });
  expect(shown()).toHaveAttribute('data-turned', '0');
  await userEvent.click(viewer.getByRole('button', { name: 'Turn by a quarter' }));
  expect(shown()).toHaveAttribute('data-turned', '90');
  // The key of a Persian keyboard writes another letter.
  fireEvent.keyDown(window.document, { key: 'ق', code: 'KeyR' });
  expect(shown()).toHaveAttribute('data-turned', '180');
  await userEvent.click(viewer.getByRole('button', { name: 'Zoom in' }));
  expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  expect(viewer.getByText('1/2')).toBeVisible();
  expect(viewer.getByRole('button', { name: 'Next' })).toBeEnabled();
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: texts.kinds.selfie }));
  expect(await screen.findByText('2/2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

it('shows nothing of what was opened of one performer beside the next', async () => {
  open('/operator/verification/p1', { 'GET /operator/users/:id': ({ url }) => ({ ...user, _id: url.slice(-2) }) });
  await userEvent.click(await screen.findByRole('button', { name: texts.open }));
  expect(await screen.findByRole('button', { name: texts.kinds.selfie })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'to p2' }));
  expect(await screen.findByRole('button', { name: texts.open })).toBeEnabled();
  expect(screen.queryByRole('button', { name: texts.kinds.selfie })).not.toBeInTheDocument();
});

it('lists who waits, and who was decided about', async () => {
  const calls = open('/operator/verification');
  expect(await screen.findByText(texts.empty)).toBeVisible();
  expect(calls.at(-1)?.params).toMatchObject({ status: 'pending' });
  await userEvent.selectOptions(screen.getByLabelText(messages.status), 'refused');
  expect(await screen.findByText(texts.noneDecided)).toBeVisible();
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ status: 'refused' }));
});

it('shows an account as it is now when somebody else has decided about it', async () => {
  let current: ManagedUserDetails = { ...user, verification: 'pending' };
  open('/operator/verification/p1', {
    'GET /operator/users/:id': () => current,
    'POST /operator/verifications/:id/open': () => ({ ...verification, status: 'pending' }),
    'POST /operator/verifications/:id/approve': () => {
      current = { ...user, verification: 'refused' };
      throw stubError(409, 'verifications.decided', 'Somebody was faster');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.open }));
  await userEvent.click(await screen.findByRole('button', { name: texts.approve }));
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: texts.approve }));
  expect(await screen.findByText('Somebody was faster')).toBeVisible();
  expect(await screen.findByText(texts.refused)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.approve })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: texts.open })).toBeEnabled();
});
