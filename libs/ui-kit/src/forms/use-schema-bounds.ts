import { useFormContext, type FieldValues } from 'react-hook-form';
import { boundsIn, emptyIn, mayStayEmpty, type NumberBounds } from './schema-bounds.ts';

/** The schema of each form, by what stays the same of it. */
const schemas = new WeakMap<object, unknown>();

export const keepSchema = (control: object, schema: unknown): void => void schemas.set(control, schema);

/** The bounds of a number field, as its form's schema has them. */
export const useSchemaBounds = (name: string): NumberBounds | null => {
  const { control } = useFormContext<FieldValues>();
  return boundsIn(schemas.get(control), name);
};

/** What a number field hands on while it is empty, as its form's schema takes it. */
export const useEmptyNumber = (name: string): number | null => {
  const { control } = useFormContext<FieldValues>();
  return emptyIn(schemas.get(control), name);
};

/** Whether a field may stay empty, as its form's schema has it. */
export const useMayStayEmpty = (name: string, empty?: readonly unknown[]): boolean => {
  const { control } = useFormContext<FieldValues>();
  return mayStayEmpty(schemas.get(control), name, empty);
};
