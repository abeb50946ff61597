/**
 * The SMS provider fills `{F0###}`, `{fn###}` and `{sn###}` from its phone book (rule M14). In what people
 * wrote these are only letters, so their braces become parentheses; every other brace stays.
 */
export function withoutSmsPlaceholders(text: string): string {
  return text.replace(/\{(\s*(?:f\s*\d|fn|sn)[^{}]*)(\}?)/giu, (_, inner: string, end: string) => `(${inner}${end && ')'}`)
}
