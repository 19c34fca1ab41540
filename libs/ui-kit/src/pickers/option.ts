/** An option of a picker. */
export interface PickerOption {
  value: string;
  /** In the reader's language; the field shows it when the option is picked. */
  label: string;
  /** A second name, in its own script: the native name of a country or a language. */
  note?: string;
  /** The URL of a small picture before the label. */
  picture?: string;
  /** More search terms: codes, names in other languages. */
  keywords?: readonly string[];
}
