import type { ForeignChange } from '@camp/domain/shared/merged-fields.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** A value of a form without a word of its own: what is ticked, texts, lists and rows. */
export function plainText(t: Translator<'settingsForms'>, { was, now, typed }: ForeignChange, value: unknown): string {
  if ([was, now, typed].some((each) => each === 'yes' || typeof each === 'boolean')) return t(value ? 'yes' : 'no')
  const text = typeof value === 'string' ? value : rowsText(value)
  return text === '' ? t('nothing') : text
}

/** Rows one after the other, without what is empty in them. */
function rowsText(value: unknown): string {
  if (Array.isArray(value)) return value.map(rowsText).filter(Boolean).join('; ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.values(value).filter(Boolean).join(' ')
}
