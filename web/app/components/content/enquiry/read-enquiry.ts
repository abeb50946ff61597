/** A field that people do not see; who fills it in is a machine. */
export const honeypotField = 'website'

/** One line, as it may stand in the head of an e-mail. */
export function typedLine(form: FormData, name: string): string {
  return textOf(form, name).replace(/\s+/g, ' ').trim()
}

/** Lines as typed, their ends as everywhere. */
export function manyLines(form: FormData, name: string): string {
  return textOf(form, name).replace(/\r\n?/g, '\n').trim()
}

export function isFromMachine(form: FormData): boolean {
  return textOf(form, honeypotField) !== ''
}

export function isEmail(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text)
}

/** The reference of what was sent, from the address after sending; nothing else is shown. */
export function sentReference(search: URLSearchParams): string | null {
  const reference = search.get('sent') ?? ''
  return /^\d{3}-\d{3}-\d{3}$/.test(reference) ? reference : null
}

/** Control characters, which no keyboard types and the database refuses, are left out. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replace(/[^\P{Cc}\n\r\t]/gu, '') : ''
}
