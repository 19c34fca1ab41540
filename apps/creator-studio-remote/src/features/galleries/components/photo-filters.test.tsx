import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { gallery } from '../../../testing/samples.ts';
import { PhotoFilters, type PhotoFilter } from './photo-filters.tsx';

const GALLERIES = 'GET /performer/performer-assets/galleries/search';
const filter: PhotoFilter = { typed: 'fig', galleryId: 'gallery-1', audience: 'paid', status: 'failed' };

beforeEach(() => resetSession(testPerformer()));

const open = () => {
  const onChange = jest.fn();
  renderStudio(<PhotoFilters filter={filter} onChange={onChange} />);
  return onChange;
};

it('changes one choice and leaves the others as they are', async () => {
  stubHttp({ [GALLERIES]: () => ({ data: [gallery()], total: 1 }) });
  const onChange = open();
  await screen.findByRole('option', { name: 'Autumn' });
  await userEvent.selectOptions(screen.getByLabelText('Audience'), 'Subscribers');
  expect(onChange).toHaveBeenLastCalledWith({ ...filter, audience: 'subscribers' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search my photos' }), 's{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ ...filter, typed: 'figs' });
});

it('lets everything through by an empty choice, first in each list', async () => {
  stubHttp({ [GALLERIES]: () => ({ data: [gallery()], total: 1 }) });
  const onChange = open();
  await screen.findByRole('option', { name: 'Autumn' });
  const every = { Gallery: 'Any gallery', Audience: 'Any audience', State: 'Any state' };
  for (const [label, words] of Object.entries(every)) {
    const [first] = within(screen.getByLabelText(label)).getAllByRole('option');
    expect(first).toHaveTextContent(words);
    expect(first).toHaveValue('');
  }
  await userEvent.selectOptions(screen.getByLabelText('Gallery'), 'Any gallery');
  expect(onChange).toHaveBeenLastCalledWith({ ...filter, galleryId: '' });
});

it('says that her galleries could not be read, while the other choices work', async () => {
  let isDown = true;
  stubHttp({
    [GALLERIES]: () => {
      if (isDown) throw stubError(503, 'server.unexpected', 'Not now.');
      return { data: [gallery()], total: 1 };
    },
  });
  const onChange = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Ready');
  expect(onChange).toHaveBeenLastCalledWith({ ...filter, status: 'ready' });
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Autumn' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
