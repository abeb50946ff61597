import { messageChannels } from '@camp/domain/messaging/notification.ts'
import { z } from 'zod'
import { choice, line, lines } from '#app/forms/form-fields.server.ts'

/**
 * `do` sends, `show` says how it would look, `insert` puts a saved text into the box, `aside` and `reopen`
 * are about what the guest wrote, as far as it was seen.
 */
export const replyForm = z.object({
  text: lines,
  channel: choice(messageChannels, 'email'),
  step: choice(['do', 'show', 'insert', 'aside', 'reopen'], 'show'),
  savedText: line,
  back: line,
  /** When the last came that was read; nothing: this answers nothing. */
  seen: line,
})

export type ReplyAnswers = z.output<typeof replyForm>
