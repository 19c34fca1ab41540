import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasMissingPart, hasTypedPart } from './missing-part.ts';

/** What a form has of a day that was left half typed: no schema takes it for a day, and none for no day. */
const HALF_TYPED = '';

/**
 * Tells a day that was left half typed from none: "21 / 11" without a year would be saved as no day, though most of it
 * stands in the field.
 *
 * @param value of the field, as its form has it
 * @param isWhole whether that is a day
 */
export const useHalfTyped = (value: string | null, isWhole: boolean, onChange: (value: string | null) => void) => {
  const [isHalfTyped, setHalfTyped] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const handleLeave = (): void => {
    const field = box.current;
    if (!field) return;
    const isHalf = !isWhole && hasTypedPart(field) && hasMissingPart(field);
    setHalfTyped(isHalf);
    // React Aria keeps the day of before while a part of it is missing.
    if (isWhole && hasMissingPart(field)) onChange(null);
    else if (isHalf) onChange(HALF_TYPED);
    else if (value === HALF_TYPED) onChange(null);
  };
  const handleChange = (next: string | null): void => {
    setHalfTyped(false);
    onChange(next);
  };
  // A kept form has that a day was left half typed, and the parts are gone: the field is as empty as it looks.
  const handleRestored = useEffectEvent((field: HTMLDivElement) => {
    if (value === HALF_TYPED && !hasTypedPart(field)) onChange(null);
  });
  useEffect(() => {
    if (box.current) handleRestored(box.current);
  }, [value]);
  return { isHalfTyped, box, handleLeave, handleChange };
};
