import { screen, within } from '@testing-library/react';
import type { MediaFile } from '@barg/api-client/models';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { photo } from '../../../../testing/samples.ts';
import { uploadOf } from '../../../../shared/uploads/post-uploads.ts';
import FilmCaptions from './film-captions.tsx';

const film = (_id: string, durationMs: number): MediaFile => ({ ...photo(), _id, type: 'feed-video', durationMs });

it('of several films each is told by its picture, name and length', async () => {
  resetSession(testPerformer());
  stubHttp({ 'GET /files/:id/captions': () => [] });
  const uploads = [
    uploadOf(film('film-1', 134_000), 'کوره.mp4'),
    uploadOf(film('film-2', 5000), 'glaze.mov'),
    uploadOf(film('film-3', 9000)),
  ];
  renderStudio(<FilmCaptions uploads={uploads} />);
  const rowOf = (name: string) => screen.getByText(name).closest('section');
  expect(rowOf('کوره.mp4')).toHaveTextContent('2:14');
  expect(rowOf('glaze.mov')).toHaveTextContent('0:05');
  // A film that came without a name is called what it is.
  expect(rowOf('Video')).toHaveTextContent('0:09');
  expect(within(rowOf('glaze.mov')!).getByRole('presentation')).toHaveAttribute(
    'src',
    expect.stringMatching(/webp|jpg|avif/),
  );
});
