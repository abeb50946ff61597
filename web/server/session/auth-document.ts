import { errors } from '../../app/wording/en/errors.ts'
import { shell } from '../../app/wording/en/shell.ts'

const documents = {
  signOut: { title: shell.signOut, text: shell.signOutQuestion },
  denied: { title: errors.forbiddenTitle, text: errors.forbiddenText },
  failed: { title: errors.failedTitle, text: errors.failedText },
} as const

/** For who comes to `/api/auth` by hand: a page that needs nothing. */
export function authDocument(name: keyof typeof documents, csrfToken?: string): string {
  const { title, text } = documents[name]
  const form = csrfToken
    ? `<form method="post" action="/api/auth/signout"><input type="hidden" name="csrfToken" value="${csrfToken}"><input type="hidden" name="callbackUrl" value="/"><button type="submit">${shell.signOut}</button></form>`
    : `<p><a href="/">${errors.backToSearch}</a></p>`
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body>
</html>
`
}
