import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { CropDialog } from './crop-dialog.tsx';

const AREA = { x: 0, y: 0, width: 1, height: 1 };
const { promise: cut, resolve: finish } = Promise.withResolvers<Blob>();

jest.mock('@barg/ui-kit/crop', () => ({
  PictureCropper: ({ onCrop }: { onCrop: (area: object) => void }) => (
    <button onClick={() => onCrop(AREA)}>Crop</button>
  ),
  cutPicture: () => cut,
}));

it('cannot be cancelled while the picture is being cut, which would be sent all the same', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  const [onCropped, onClose] = [jest.fn(), jest.fn()];
  const file = new File(['picture'], 'me.png');
  renderStudio(<CropDialog {...{ file, aspect: 1, shape: 'round', title: 'Cut it', onCropped, onClose }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Crop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => finish(new Blob(['cut'])));
  expect(onCropped).toHaveBeenCalledTimes(1);
});
