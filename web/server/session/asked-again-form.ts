import type { ProofRefusal } from '@camp/application/people/proof-again/prove-again.ts'

/** Beside the fields of whatever form was sent: taken out before its page reads the rest. */
export const proofFields = { password: 'prove-password', code: 'prove-code', key: 'prove-key' } as const

export type SentFields = readonly (readonly [name: string, value: string])[]

/** Shown in place of the page: who sits there proves that it is them, and what was sent goes on. */
export interface AskedAgain {
  readonly code: 'prove-again'
  readonly action: string
  readonly fields: SentFields
  /** By a code that was sent; null: by the password. */
  readonly byCode: { readonly key: string; readonly to: string } | null
  readonly problem: ProofRefusal['code'] | null
}
