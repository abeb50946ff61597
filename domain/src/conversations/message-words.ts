import type { MessageChannel } from '../messaging/notification.ts'
import { smsParts } from '../messaging/sms-parts.ts'
import { accepted, type Result, refused } from '../shared/result.ts'

/** Characters that somebody at a campsite may write to a guest at once. */
export const longestReply = 2000
/** Parts of one SMS: past these it is an e-mail. */
export const mostSmsParts = 6

export type WordsRefusal =
  | { readonly code: 'text-missing' }
  | { readonly code: 'text-too-long'; readonly most: number; readonly length: number }
  | { readonly code: 'too-many-parts'; readonly most: number; readonly parts: number }

/** What was typed, without the space around it. */
export function judgeWords(typed: string): Result<string, WordsRefusal> {
  const text = typed.replace(/\r\n?/g, '\n').trim()
  if (text === '') return refused({ code: 'text-missing' })
  if (text.length > longestReply) return refused({ code: 'text-too-long', most: longestReply, length: text.length })
  return accepted(text)
}

/** Of a message as it goes out; null for what costs nothing by the part. */
export function paidParts(channel: MessageChannel, composed: string): number | null {
  return channel === 'sms' ? smsParts(composed).parts : null
}

export function judgeParts(parts: number | null): Result<null, WordsRefusal> {
  if (parts !== null && parts > mostSmsParts) return refused({ code: 'too-many-parts', most: mostSmsParts, parts })
  return accepted(null)
}
