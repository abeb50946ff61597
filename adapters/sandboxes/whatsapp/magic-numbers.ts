import { metaErrors, twilioErrors } from '../../src/whatsapp/error-tables.ts'

/** What the phone's owner does, as reports tell it. */
export type PhoneBehaviour =
  | 'reads'
  | 'skips-delivered'
  | 'out-of-order'
  | 'repeats'
  | 'silent'
  | 'late'
  | 'off'
  | { readonly failsLaterWith: number }

/** How the call itself goes wrong. */
export type CallFault = 'none' | 'slow' | 'reset' | 'garbage' | 'cut' | 'error-page' | { readonly errorCode: number }

export interface MagicNumber {
  /** The last seven digits. */
  readonly ending: string
  readonly does: string
  readonly phone: PhoneBehaviour
  readonly call: CallFault
}

const usual = { phone: 'reads', call: 'none' } as const

export const magicNumbers: readonly MagicNumber[] = [
  { ...usual, ending: '0100001', does: 'Read at once: “delivered” is never said', phone: 'skips-delivered' },
  { ...usual, ending: '0100002', does: 'Reports come in the wrong order', phone: 'out-of-order' },
  { ...usual, ending: '0100003', does: 'Every report comes twice', phone: 'repeats' },
  { ...usual, ending: '0100004', does: 'Nothing is ever reported', phone: 'silent' },
  { ...usual, ending: '0100005', does: 'Reports come late', phone: 'late' },
  { ...usual, ending: '0100006', does: 'The phone is off: sent, never delivered', phone: 'off' },
  { ...usual, ending: '0100011', does: 'The call is answered too late', call: 'slow' },
  { ...usual, ending: '0100012', does: 'Taken, then the connection breaks', call: 'reset' },
  { ...usual, ending: '0100013', does: 'Taken, and answered with a page of HTML', call: 'garbage' },
  { ...usual, ending: '0100014', does: 'Taken, and the answer breaks off', call: 'cut' },
  { ...usual, ending: '0100015', does: 'Not taken: an error page with status 502', call: 'error-page' },
]

/**
 * `0` and a code in six digits is refused with that code, `1` and a code is taken and fails later: 082 013
 * 1026 is not on WhatsApp, 082 113 1026 turns out not to be.
 */
export function behaviourOf(number: string): MagicNumber {
  const ending = number.slice(-7)
  const known = magicNumbers.find((magic) => magic.ending === ending)
  if (known) return known
  const code = Number(ending.slice(1))
  const isCode = code >= 1_000 && (metaErrors.has(code) || twilioErrors.has(code))
  if (isCode && ending.startsWith('0')) return { ...usual, ending, does: '', call: { errorCode: code } }
  if (isCode && ending.startsWith('1')) return { ...usual, ending, does: '', phone: { failsLaterWith: code } }
  return { ...usual, ending, does: '' }
}
