/** Fields without a form. Not part of the core, because no first screen shows one. */
export {
  Checkbox,
  OptionCard,
  RadioGroup,
  Switch,
  type ChoiceProps,
  type RadioGroupProps,
  type RadioOption,
} from './choice.tsx';
export { choiceMark } from './choice.styles.ts';
export { DayFilter, DayRangeFilter } from './day-fields.tsx';
export { OptionalMark, type FieldTexts, type Optional } from './field.tsx';
export { fieldColumn, LabelLine } from './field.styles.ts';
export { hasLostLetters } from './only-digits-note.tsx';
export { SearchField } from './search-field.tsx';
export { SearchFilter } from './search-filter.tsx';
export { SentNote } from './sent-note.tsx';
export { TagsNote } from './tags-note.tsx';
export {
  SelectField,
  TextArea,
  TextField,
  type FieldOption,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from './text-field.tsx';
// Layouts for pages with many fields.
export { SectionsFrame } from './frames/sections-frame.tsx';
export { StepList } from './frames/step-list.tsx';
