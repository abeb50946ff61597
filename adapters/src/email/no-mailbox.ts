import type { Mailbox } from '@camp/application/messaging/email/mailbox.ts'
import { refused } from '@camp/domain/shared/result.ts'

/** Where none is configured. */
export const noMailbox: Mailbox = {
  takeEach: async () => refused({ code: 'not-configured' }),
}
