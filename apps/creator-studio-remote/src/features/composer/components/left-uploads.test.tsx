import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { fingerprintOf } from '../../../shared/uploads/left-uploads.ts';
import { takeTurn } from '../../../shared/uploads/turns.ts';
import { ONE_REQUEST_BYTES } from '../../../shared/uploads/upload-way.ts';
import { fakeLocks } from '../../../testing/fake-locks.ts';
import { FakeTransfer } from '../../../testing/fake-transfer.ts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { noDrafts } from '../../../testing/samples.ts';
import { NewPost } from './new-post.tsx';

jest.mock('tus-js-client', () => ({ Upload: FakeTransfer }));

/** The page remembers what it has been given: each test has a file of its own, larger than what goes as a whole. */
let drawing: File;
let lock: string;
let lastModified = 0;
const FORGET = 'DELETE /uploads/:id';

const stub = () => {
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
  return stubHttp({ ...noDrafts, 'GET /uploads': list, [FORGET]: () => ({ success: true }) });
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
  const ends = [1, 2, 3].map(() => takeTurn(() => {}));
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
