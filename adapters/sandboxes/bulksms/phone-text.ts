import { smsParts } from '@camp/domain/messaging/sms-parts.ts'

/** The contacts of the sandbox's phone book: one, whom nobody means to name in a message. */
const contact = { fn: 'PHONEBOOK', sn: 'CONTACT' }

/**
 * `{F0###}` of the recipient's own fields, `{fn###}` and `{sn###}` of the phone book; no longer than the
 * placeholder itself. A field that is absent leaves nothing.
 */
export function withTemplateFields(body: string, fields: readonly string[]): string {
  return body.replace(/\{(F\d+|fn|sn)(#+)\}/g, (whole, name: string) => {
    const value = name === 'fn' || name === 'sn' ? contact[name] : (fields[Number(name.slice(1))] ?? '')
    return value.slice(0, whole.length)
  })
}

/** What a GSM phone shows of a character that its alphabet lacks. */
export function withoutForeignCharacters(body: string): string {
  return Array.from(body, (character) => (smsParts(character).encoding === 'gsm-7' ? character : '?')).join('')
}
