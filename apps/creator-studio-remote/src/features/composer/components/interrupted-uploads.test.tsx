import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { acquireSlot, fingerprintOf, ONE_REQUEST_BYTES } from '@barg/session/uploads';
import { originOf, rememberOrigin } from '../../../shared/uploads/upload-origins.ts';
import { fakeLocks } from '../../../testing/fake-locks.ts';
import { FakeTransfer } from '../../../testing/fake-transfer.ts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedDraft, noDrafts } from '../../../testing/samples.ts';
import { NewPost } from './new-post.tsx';

jest.mock('tus-js-client', () => ({ Upload: FakeTransfer }));

/** The page remembers what it has been given: each test has a file of its own, larger than what goes as a whole. */
let drawing: File;
let lock: string;
let lastModified = 0;
const FORGET = 'DELETE /uploads/:id';

const stub = (more: Record<string, StubbedCall> = {}) => {
  const left = {
    ...{
      _id: 'left-1',
      type: 'photo',
      name: 'drawing.jpg',
      fingerprint: fingerprintOf(drawing),
      size: 10,
      received: 4,
    },
    ...{ createdAt: '2026-01-01T00:00:00Z', expiresAt: '2026-01-02T00:00:00Z' },
  };
  const list = () => ({ data: [left], total: 1 });
  return stubHttp({ ...noDrafts, 'GET /uploads': list, [FORGET]: () => ({ success: true }), ...more });
};
const add = () => userEvent.upload(screen.getByLabelText(/Add photos/), drawing);
const removeFile = () => userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
const pickAgain = 'Choose the same file again to go on.';

let locks: ReturnType<typeof fakeLocks>;

beforeEach(() => {
  resetSession(testPerformer());
  FakeTransfer.made = [];
  FakeTransfer.onStart = () => {};
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
  locks = fakeLocks();
  const bytes = new Uint8Array(ONE_REQUEST_BYTES + 1);
  drawing = new File([bytes], 'drawing.jpg', { type: 'image/jpeg', lastModified: (lastModified += 1) });
  lock = `barg-upload photo ${fingerprintOf(drawing)}`;
});

test('an upload that runs in another tab was not left, and its file begins anew here', async () => {
  locks.elsewhere.push(lock);
  const calls = stub();
  renderStudio(<NewPost />);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /uploads'));
  await add();
  await waitFor(() => expect(FakeTransfer.made[0]?.options.uploadUrl).toBeNull());
  expect(screen.queryByText(pickAgain)).not.toBeInTheDocument();
});

test('one that another tab has taken up since is not forgotten by the server', async () => {
  const calls = stub();
  renderStudio(<NewPost />);
  await screen.findByText(pickAgain);
  locks.elsewhere.push(lock);
  await removeFile();
  await waitFor(() => expect(screen.queryByText(pickAgain)).not.toBeInTheDocument());
  expect(calls.map(({ name }) => name)).not.toContain(FORGET);
});

test('other tabs know of it while it runs, and no longer', async () => {
  stub();
  renderStudio(<NewPost />);
  await screen.findByText(pickAgain);
  expect(locks.held).toEqual([]);
  await add();
  await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
  expect(locks.held).toEqual([lock]);
  await removeFile();
  await waitFor(() => expect(locks.held).toEqual([]));
});

test('one that was taken up and still waits for its turn is forgotten once it is taken out', async () => {
  const ends = [1, 2, 3].map(() => acquireSlot(() => {}));
  const calls = stub();
  renderStudio(<NewPost />);
  await screen.findByText(pickAgain);
  await add();
  await waitFor(() => expect(screen.queryByText(pickAgain)).not.toBeInTheDocument());
  await removeFile();
  await waitFor(() => expect(calls.find(({ name }) => name === FORGET)?.url).toBe('/uploads/left-1'));
  expect(FakeTransfer.made).toHaveLength(0);
  for (const end of ends) end();
});

describe('an upload that was begun for a draft', () => {
  const drafts = (kept: string[]) => ({
    'GET /performer/feeds/drafts': () => ({ data: kept.map((_id) => feedDraft({ _id })), total: kept.length }),
    'GET /performer/feeds/:id': () => {
      throw stubError(404, 'request.not_found', '');
    },
  });
  const isAsked = (calls: ReturnType<typeof stub>, name: string) =>
    waitFor(() => expect(calls.map((call) => call.name)).toContain(name));

  beforeEach(() => rememberOrigin(fingerprintOf(drawing), 'draft-9'));

  test('is offered in that draft', async () => {
    stub(drafts(['draft-9']));
    renderStudio(<NewPost draft={feedDraft({ _id: 'draft-9' })} />);
    expect(await screen.findByText(pickAgain)).toBeInTheDocument();
  });

  test('is offered neither in another one nor in a blank post, and goes on where its file is picked', async () => {
    const calls = stub(drafts(['draft-9', 'draft-1']));
    const { unmount } = renderStudio(<NewPost draft={feedDraft()} />);
    await isAsked(calls, 'GET /uploads');
    unmount();
    renderStudio(<NewPost />);
    await isAsked(calls, 'GET /performer/feeds/drafts');
    await add();
    await waitFor(() => expect(FakeTransfer.made[0]?.options.uploadUrl).toBe('/api/uploads/left-1'));
    expect(screen.queryByText(pickAgain)).not.toBeInTheDocument();
  });

  test('is offered in a blank post once its draft is gone', async () => {
    stub(drafts(['draft-1']));
    renderStudio(<NewPost />);
    expect(await screen.findByText(pickAgain)).toBeInTheDocument();
  });
});

test('what is on its way in a blank post is of the draft that this becomes', async () => {
  stub({ 'POST /performer/feeds/drafts': () => feedDraft(), 'GET /uploads': () => ({ data: [], total: 0 }) });
  renderStudio(<NewPost />);
  await add();
  await waitFor(() => expect(originOf(fingerprintOf(drawing))).toBeNull());
  await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Fog');
  await screen.findByText('Draft saved', {}, { timeout: 4000 });
  expect(originOf(fingerprintOf(drawing))).toBe('draft-1');
});
