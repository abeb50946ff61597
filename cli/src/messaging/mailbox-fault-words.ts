import type { MailboxFault } from '@camp/application/messaging/email/mailbox.ts'

/** Why the mailbox of that variable could not be read. */
export function mailboxFaultWords(fault: MailboxFault, variable: string): string {
  return wordsOf[fault].replace('{variable}', variable)
}

const wordsOf = {
  'not-configured': 'No mailbox is configured: set {variable}.',
  'no-answer': 'The mail server did not answer, or its certificate is not in order.',
  'login-refused': 'The mail server refused the user or the password of {variable}.',
  'folder-missing': 'The mailbox has no folder of the name that {variable} ends with.',
} as const satisfies Record<MailboxFault, string>
