import { screen } from '@testing-library/react';
import { newUpload, type Upload } from '@barg/session/uploads';
import { renderStudio } from '../../testing/render-studio.tsx';
import { UploadTile } from './upload-tile.tsx';

const actions = { remove: jest.fn(), pause: jest.fn(), resume: jest.fn() };

it('names a file that is to be chosen again beside the request, where nothing squeezes its name', () => {
  const upload: Upload = { ...newUpload('one', 'big.jpg', 'photo'), state: 'left' };
  renderStudio(<UploadTile upload={upload} actions={actions} />);
  const request = screen.getByText('Choose the same file again to go on.');
  expect(screen.getByText('big.jpg').parentElement).toContainElement(request);
});
