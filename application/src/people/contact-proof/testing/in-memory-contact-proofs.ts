import { codeTries } from '@camp/domain/people/one-time-code.ts'
import type { ContactKind } from '@camp/domain/reservations/contact-proof.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { type ContactCodeTry, type ContactProofs, kindOfChannel, type NewContactCode } from '../contact-proofs.ts'

interface Kept extends NewContactCode {
  readonly tries: number
  readonly provedUntil: Temporal.Instant | null
}

export class InMemoryContactProofs implements ContactProofs {
  readonly #codes = new Map<string, Kept>()

  async issue(code: NewContactCode): Promise<string> {
    const key = `contact-key-${this.#codes.size + 1}`
    this.#codes.set(key, { ...code, tries: 0, provedUntil: null })
    return key
  }

  async tryCode({ key, code, at, until }: ContactCodeTry): Promise<ContactKind | undefined> {
    const kept = this.#codes.get(key)
    if (!kept || kept.provedUntil || kept.tries >= codeTries) return undefined
    if (Temporal.Instant.compare(at, kept.expiresAt) >= 0) return undefined
    const isRight = kept.code === code
    this.#codes.set(key, { ...kept, tries: kept.tries + 1, provedUntil: isRight ? until : null })
    return isRight ? kindOfChannel(kept.channel) : undefined
  }

  async provedBy(key: string, at: Temporal.Instant): Promise<ContactKind | undefined> {
    const kept = this.#codes.get(key)
    const isLive = kept?.provedUntil && Temporal.Instant.compare(at, kept.provedUntil) < 0
    return kept && isLive ? kindOfChannel(kept.channel) : undefined
  }
}
