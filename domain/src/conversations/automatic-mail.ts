/** By their names in small letters. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>

const markedByProgram = ['x-autoreply', 'x-autorespond', 'x-mail-autoreply', 'x-failed-recipients', 'list-id', 'list-unsubscribe']

/**
 * Whether no person wrote it: holiday notices, receipts of reading, bounces, lists, our own mail (RFC 3834).
 */
export function isAutomaticMail(headers: MailHeaders): boolean {
  const said = (name: string) => headers.get(name)?.[0]?.trim().toLowerCase() ?? ''
  const submitted = said('auto-submitted')
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    /^(bulk|junk|list|auto_reply)\b/.test(said('precedence')) ||
    said('return-path') === '<>' ||
    said('content-type').startsWith('multipart/report') ||
    /\b(mailer-daemon|postmaster)@/.test(said('from')) ||
    markedByProgram.some((name) => headers.has(name))
  )
}
