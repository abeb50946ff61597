import { errors } from '../app/wording/en/errors.ts'

/** A page that needs nothing: neither scripts, styles nor the database. */
export function errorDocument(status: 500 | 503): string {
  const [title, text] =
    status === 503 ? [errors.unavailableTitle, errors.unavailableText] : [errors.failedTitle, errors.failedText]
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${errors.backToSearch}</a></p></main></body>
</html>
`
}
