/** Fields without a form around them. Light, but no first screen shows one: pages that do bring them along. */
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
export type { FieldTexts } from './field.tsx';
export { SearchField } from './search-field.tsx';
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
// What pages of many fields are arranged in.
export { SectionsFrame } from './frames/sections-frame.tsx';
export { StepList } from './frames/step-list.tsx';
