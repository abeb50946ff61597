import { codeTries } from '@camp/domain/people/one-time-code.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AcceptedCode, CodeTry, NewCode, OneTimeCodes } from '../one-time-codes.ts'

interface KeptCode extends NewCode {
  readonly tries: number
}

export class InMemoryOneTimeCodes implements OneTimeCodes {
  readonly #codes = new Map<string, KeptCode>()
  #count = 0

  async issue(code: NewCode): Promise<string> {
    const key = this.keyOfNothing()
    this.#codes.set(key, { ...code, tries: 0 })
    return key
  }

  keyOfNothing(): string {
    this.#count += 1
    return `key-${this.#count}`
  }

  async ownerOf(key: string): Promise<UserId | undefined> {
    return this.#codes.get(key)?.userId
  }

  async tryCode({ key, purpose, code, at }: CodeTry): Promise<AcceptedCode | undefined> {
    const kept = this.#codes.get(key)
    if (!kept || kept.purpose !== purpose || kept.tries >= codeTries) return undefined
    if (Temporal.Instant.compare(at, kept.expiresAt) >= 0) return undefined
    this.#codes.set(key, { ...kept, tries: kept.tries + 1 })
    if (kept.code !== code) return undefined
    this.#codes.delete(key)
    return { userId: kept.userId, channel: kept.channel, contact: kept.contact }
  }
}
