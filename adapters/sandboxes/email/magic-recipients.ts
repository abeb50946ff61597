/** What a mail server may do to a recipient, besides taking the mail. */
export type MagicAct =
  | { readonly kind: 'refuse'; readonly code: number; readonly words: string }
  /** Once; the next try for the same mail passes. */
  | { readonly kind: 'greylist'; readonly code: number; readonly words: string }
  | { readonly kind: 'slow' | 'garbage' | 'cut' | 'lose-answer' }
  /** Takes it, and says later what became of it. */
  | {
      readonly kind: 'bounce'
      readonly action: 'failed' | 'delayed' | 'delivered'
      readonly status: string
      readonly words: string
      readonly isLate?: true
      readonly times?: number
    }

export interface MagicRecipient {
  /** The part before the @, whatever the domain. */
  readonly name: string
  readonly does: string
  readonly act: MagicAct
}

const noSuchUser = '5.1.1 The account does not exist'

export const magicRecipients: readonly MagicRecipient[] = [
  { name: 'busy', does: '421: the server is busy, for ever', act: { kind: 'refuse', code: 421, words: '4.3.2 Try again later' } },
  { name: 'greylist', does: '450 the first time, then taken', act: { kind: 'greylist', code: 450, words: '4.7.1 Greylisted' } },
  { name: 'unknown', does: '550: nobody has this address', act: { kind: 'refuse', code: 550, words: noSuchUser } },
  { name: 'full', does: '552: the mailbox is full', act: { kind: 'refuse', code: 552, words: '5.2.2 The mailbox is full' } },
  { name: 'slow', does: 'taken, but the answer comes after the client’s 30 seconds', act: { kind: 'slow' } },
  { name: 'garbage', does: 'an answer that is no answer', act: { kind: 'garbage' } },
  { name: 'cut', does: 'the connection breaks in the middle of the mail', act: { kind: 'cut' } },
  { name: 'lost', does: 'taken, and the connection breaks before the answer', act: { kind: 'lose-answer' } },
  {
    name: 'bounce',
    does: 'taken, then returned as undeliverable',
    act: { kind: 'bounce', action: 'failed', status: '5.1.1', words: noSuchUser },
  },
  {
    name: 'late-bounce',
    does: 'the same, much later',
    act: { kind: 'bounce', action: 'failed', status: '5.4.4', words: 'No route to the host', isLate: true },
  },
  {
    name: 'bounce-twice',
    does: 'returned, and returned again',
    act: { kind: 'bounce', action: 'failed', status: '5.1.1', words: noSuchUser, times: 2 },
  },
  {
    name: 'delayed',
    does: 'taken, then reported as delayed, which is no failure',
    act: { kind: 'bounce', action: 'delayed', status: '4.4.1', words: 'No answer from the host, still trying' },
  },
  {
    name: 'delivered',
    does: 'taken, then reported as delivered',
    act: { kind: 'bounce', action: 'delivered', status: '2.0.0', words: 'Delivered' },
  },
]

export function magicOfAddress(address: string): MagicAct | undefined {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase()
  return magicRecipients.find((recipient) => recipient.name === name)?.act
}
