import { fireEvent, screen } from '@testing-library/react';
import { renderStudio } from '../testing/render-studio.tsx';
import { useFittingFiles } from './use-fitting-files.ts';

const taken: string[] = [];

const Place = () => {
  const fitting = useFittingFiles();
  const take = (fit: File[]) => taken.push(...fit.map(({ name }) => name));
  const pick = (files: File[]) => fitting(files, { kindOf: () => 'audio', accepted: ['video', 'audio'] }, take);
  return <input type="file" aria-label="Files" onChange={({ target }) => pick([...(target.files ?? [])])} />;
};

beforeEach(() => void taken.splice(0));

const pick = (name: string, type: string): void => {
  renderStudio(<Place />);
  fireEvent.change(screen.getByLabelText('Files'), { target: { files: [new File(['x'], name, { type })] } });
};

test.each(['audio/mpeg', 'audio/x-m4a', 'audio/flac', 'audio/wav', 'video/mp4', 'video/x-matroska', ''])(
  'a file of type "%s" is there at once, before anybody can publish without it',
  (type) => {
    pick('a', type);
    expect(taken).toEqual(['a']);
  },
);

test('what is surely of another kind is left out, and said so', async () => {
  pick('icon.svg', 'image/svg+xml');
  expect(await screen.findByText(/icon\.svg/)).toBeInTheDocument();
  expect(taken).toEqual([]);
});
