import { screen } from '@testing-library/react';
import { z } from 'zod';
import { Form, useZodForm, type LocalTime } from '@barg/ui-kit/forms';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { FormMoment } from './form-moment.tsx';

const schema = z.object({ when: z.object({ day: z.string().nullable(), time: z.string() }) });

function Times({ when }: { when: LocalTime }) {
  const form = useZodForm(schema, { defaultValues: { when } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormMoment name="when" label="When" dayLabel="Day" timeLabel="Time" />
    </Form>
  );
}

beforeEach(() => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Europe/Berlin' };
  });
});
afterEach(() => jest.restoreAllMocks());

it('says which of the two is taken where a time comes twice, and nothing where it does not', () => {
  const { unmount } = renderWithUi(<Times when={{ day: '2099-10-25', time: '02:30' }} />);
  expect(screen.getByText(/comes twice.*Central European Summer Time/)).toBeInTheDocument();
  unmount();
  renderWithUi(<Times when={{ day: '2099-10-26', time: '02:30' }} />);
  expect(screen.queryByText(/comes twice/)).not.toBeInTheDocument();
});
