import type { Result } from '@camp/domain/shared/result.ts'

/** For rows that this transaction has locked: a refusal to save them is a bug, not an answer. */
export function mustBeSaved<Refusal extends { readonly code: string }>(answer: Result<void, Refusal>): void {
  if (!answer.ok) throw new Error(`a locked reservation was not saved: ${answer.refusal.code}`)
}
