import { errors } from '../app/wording/en/errors.ts'
import { limits } from '../app/wording/en/limits.ts'
import { plainDocument } from './plain-document.ts'

const words = {
  'form-too-large': [limits.formTooLargeTitle, limits.formTooLargeText],
  'address-too-long': [limits.addressTooLongTitle, limits.addressTooLongText],
  'too-often': [limits.tooOftenTitle, limits.tooOftenText],
  'not-found': [errors.notFoundTitle, errors.notFoundText],
  refused: [errors.refusedTitle, errors.refusedText],
  failed: [errors.failedTitle, errors.failedText],
  late: [errors.lateTitle, errors.lateText],
  unavailable: [errors.unavailableTitle, errors.unavailableText],
} as const

export function errorDocument(problem: keyof typeof words, requestId?: string): string {
  const [title, text] = words[problem]
  const reference = requestId === undefined ? '' : `<p>${errors.reference} <code>${requestId}</code></p>`
  return plainDocument({ title, text, action: `${reference}<p><a class="action" href="/">${errors.backToSearch}</a></p>` })
}
