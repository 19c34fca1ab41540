import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { picture } from '../../testing/samples.ts';
import { renderLive } from '../../testing/render-live.tsx';
import { CoverField } from './cover-field.tsx';
import { coverFields, useCover } from './use-cover.ts';

jest.mock('socket.io-client', () => jest.requireActual('../../testing/fake-socket.ts'));

const UPLOAD = 'POST /performer/feeds/thumbnail/upload';
const status = (changes: object) => ({
  ...{ _id: 'file-1', status: 'ready', percent: 100, errorCode: null, errorMessage: null },
  file: { _id: 'file-1', status: 'ready', thumbnails: picture, ...changes },
  ...changes,
});

function Form({ standing }: { standing?: typeof picture }) {
  const cover = useCover(standing);
  return (
    <>
      <CoverField cover={cover} />
      <output>{JSON.stringify(coverFields(cover))}</output>
    </>
  );
}

const open = (calls: Record<string, StubbedCall>, element = <Form />) => {
  const made = stubHttp(calls);
  renderLive(element, { user: testPerformer() });
  return made;
};

const choose = () =>
  userEvent.upload(
    screen.getByLabelText('Choose a picture', { selector: 'input' }),
    new File(['x'], 'ink.jpg', { type: 'image/jpeg' }),
  );

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

test('a chosen picture is sent, prepared, shown, and named; taken away, nothing is', async () => {
  open({ [UPLOAD]: () => ({ _id: 'file-1' }), 'GET /files/:id/status': () => status({}) });
  expect(screen.getByText('{}')).toBeInTheDocument();
  await choose();
  expect(await screen.findByRole('img', { name: 'Cover' })).toHaveAttribute('src', picture.medium.webp);
  expect(screen.getByText('{"coverFileId":"file-1"}')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take it away' }));
  expect(screen.queryByRole('img', { name: 'Cover' })).not.toBeInTheDocument();
  expect(screen.getByText('{"coverFileId":null}')).toBeInTheDocument();
});

test('says why a picture is refused, and keeps what stood there', async () => {
  const refusals: StubbedCall[] = [
    () => {
      throw stubError(413, 'request.too_large', 'This picture is too large.');
    },
    () => ({ _id: 'file-1' }),
  ];
  open(
    {
      [UPLOAD]: (call) => refusals.shift()?.(call),
      'GET /files/:id/status': () => status({ status: 'failed', errorMessage: 'This is no picture.' }),
    },
    <Form standing={picture} />,
  );
  await choose();
  expect(await screen.findByText('This picture is too large.')).toBeInTheDocument();
  await choose();
  expect(await screen.findByText('This is no picture.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Cover' })).toBeInTheDocument();
  expect(screen.getByText('{}')).toBeInTheDocument();
});
