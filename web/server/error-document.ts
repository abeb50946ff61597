import { errors } from '../app/wording/en/errors.ts'
import { limits } from '../app/wording/en/limits.ts'

const words = {
  'form-too-large': [limits.formTooLargeTitle, limits.formTooLargeText],
  'address-too-long': [limits.addressTooLongTitle, limits.addressTooLongText],
  'not-found': [errors.notFoundTitle, errors.notFoundText],
  refused: [errors.refusedTitle, errors.refusedText],
  failed: [errors.failedTitle, errors.failedText],
  late: [errors.lateTitle, errors.lateText],
  unavailable: [errors.unavailableTitle, errors.unavailableText],
} as const

/** A page that needs nothing: neither scripts, styles nor the database. */
export function errorDocument(problem: keyof typeof words): string {
  const [title, text] = words[problem]
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${errors.backToSearch}</a></p></main></body>
</html>
`
}
