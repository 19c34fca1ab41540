import { momentSchema } from './moment.ts';

const faultsOf = (fields: { day: string | null; time: string }) =>
  momentSchema.safeParse(fields).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it.each([
  [{ day: null, time: '00:00' }, []],
  [{ day: null, time: '' }, []],
  [{ day: '2099-11-21', time: '18:00' }, []],
  [{ day: null, time: '18:00' }, [['day', 'operator:promos.dayMissing']]],
  [{ day: '', time: '18:00' }, [['day', 'ui:picker.wholeDay']]],
  [{ day: '2099-11-21', time: '' }, [['time', 'ui:form.required']]],
])('takes no moment, or a whole one: %j', (fields, faults) => {
  expect(faultsOf(fields)).toEqual(faults);
});
