import { TextField, type TextFieldProps } from './text-field.tsx'

/** The browser's own date input: typed or picked, `YYYY-MM-DD` when sent, in the reader's form when shown. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'placeholder'>) {
  return <TextField {...props} type="date" />
}
