import { createElement } from 'react';
import { accessFaults, renderWithUi } from './index.ts';

test('a field and a picture without a name are found', async () => {
  renderWithUi(
    <>
      <input />
      {createElement('img', { src: '/leaf.png' })}
    </>,
  );
  const faults = await accessFaults();
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(['image-alt', 'label']);
});

test('nothing is found in what has its names', async () => {
  renderWithUi(<button>Send</button>);
  expect(await accessFaults()).toEqual([]);
});
