/** One thing to pick. */
export interface PickerOption {
  value: string;
  /** In the reader's language; it is what stands in the field once picked. */
  label: string;
  /** A second name, in its own script: the native name of a country or a language. */
  note?: string;
  /** The address of a small picture before the label. */
  picture?: string;
  /** More words that find it: codes, names in other languages. */
  keywords?: readonly string[];
}
