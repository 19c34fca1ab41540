import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Form, SubmitButton, useZodForm, type LocalTime } from '@barg/ui-kit/forms';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { FormMoment } from './form-moment.tsx';

const schema = z.object({ when: z.object({ day: z.iso.date().nullable(), time: z.string() }) });

function Times({ when, onSubmit = () => {} }: { when: LocalTime; onSubmit?: (values: unknown) => void }) {
  const form = useZodForm(schema, { defaultValues: { when } });
  return (
    <Form form={form} onSubmit={async (values) => onSubmit(values)}>
      <FormMoment name="when" label="When" dayLabel="Day" timeLabel="Time" />
      <SubmitButton>Make</SubmitButton>
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

describe('a day that was left half typed', () => {
  const NOTE = 'Complete the date, or empty it.';
  const NONE: LocalTime = { day: null, time: '00:00' };
  const part = (type: string): HTMLElement =>
    screen.getAllByRole('spinbutton').find((segment) => segment.dataset.type === type) ?? document.body;
  const make = () => userEvent.click(screen.getByRole('button', { name: 'Make' }));
  const typeHalf = async () => {
    await userEvent.click(part('month'));
    await userEvent.keyboard('1121');
    await userEvent.click(document.body);
  };

  it('is told, and no form takes it for none', async () => {
    const onSubmit = jest.fn();
    renderWithUi(<Times when={NONE} onSubmit={onSubmit} />);
    await typeHalf();
    expect(screen.getByText(NOTE)).toBeInTheDocument();
    await make();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(part('year'));
    await userEvent.keyboard('2099');
    await make();
    expect(onSubmit).toHaveBeenCalledWith({ when: { day: '2099-11-21', time: '00:00' } });
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('is none again once it was emptied', async () => {
    const onSubmit = jest.fn();
    renderWithUi(<Times when={NONE} onSubmit={onSubmit} />);
    await typeHalf();
    await userEvent.click(part('month'));
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}');
    await make();
    expect(onSubmit).toHaveBeenCalledWith({ when: NONE });
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('is none in a form that was kept with it, because the field is empty then', async () => {
    const onSubmit = jest.fn();
    renderWithUi(<Times when={{ day: '', time: '00:00' }} onSubmit={onSubmit} />);
    await make();
    expect(onSubmit).toHaveBeenCalledWith({ when: NONE });
  });
});
