import { errors } from '../../app/wording/en/errors.ts'
import { shell } from '../../app/wording/en/shell.ts'
import { plainDocument } from '../plain-document.ts'

const documents = {
  signOut: { title: shell.signOut, text: shell.signOutQuestion },
  denied: { title: errors.forbiddenTitle, text: errors.forbiddenText },
  failed: { title: errors.failedTitle, text: errors.failedText },
} as const

/** For who comes to `/api/auth` by hand. */
export function authDocument(name: keyof typeof documents, csrfToken?: string): string {
  const { title, text } = documents[name]
  const action = csrfToken
    ? `<form method="post" action="/api/auth/signout"><input type="hidden" name="csrfToken" value="${csrfToken}"><input type="hidden" name="callbackUrl" value="/"><button type="submit">${shell.signOut}</button></form>`
    : `<p><a class="action" href="/">${errors.backToSearch}</a></p>`
  return plainDocument({ title, text, action })
}
