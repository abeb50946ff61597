import { smsParts } from '@camp/domain/messaging/sms-parts.ts'

/** Places of a message that costs one part. */
export const longestSms = 160

/** Of so many places at most, with a full stop where words fell away: some characters take two places. */
export function shortenedForSms(text: string, places: number): string {
  if (smsParts(text).length <= places) return text
  let start = text.slice(0, places - 1)
  while (smsParts(start).length > places - 1) start = start.slice(0, -1)
  return `${start.trimEnd()}.`
}
