import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { InMemoryAccounts } from '../../testing/in-memory-accounts.ts'
import type { SecondFactor, SecondFactors } from '../second-factors.ts'

interface Kept {
  readonly secret: string
  readonly onSince: Temporal.Instant | null
  readonly lastStep: number
  readonly recoveryCodes: readonly string[]
}

export class InMemorySecondFactors implements SecondFactors {
  readonly #accounts: InMemoryAccounts
  readonly #factors = new Map<UserId, Kept>()

  constructor(accounts: InMemoryAccounts) {
    this.#accounts = accounts
  }

  async find(userId: UserId): Promise<SecondFactor | undefined> {
    const kept = this.#factors.get(userId)
    return kept && { secret: kept.secret, onSince: kept.onSince, recoveryCodesLeft: kept.recoveryCodes.length }
  }

  async begin(userId: UserId, secret: string): Promise<void> {
    if (this.#factors.get(userId)?.onSince) return
    this.#factors.set(userId, { secret, onSince: null, lastStep: -1, recoveryCodes: [] })
  }

  async turnOn(userId: UserId, { recoveryCodes, at }: Parameters<SecondFactors['turnOn']>[1]): Promise<void> {
    this.#change(userId, { onSince: at, recoveryCodes })
    this.#accounts.change(userId, { hasSecondFactor: true })
  }

  async replaceRecoveryCodes(userId: UserId, recoveryCodes: readonly string[]): Promise<void> {
    this.#change(userId, { recoveryCodes })
  }

  async remove(userId: UserId): Promise<void> {
    this.#factors.delete(userId)
    this.#accounts.change(userId, { hasSecondFactor: false })
  }

  async takeStep(userId: UserId, step: number): Promise<boolean> {
    const kept = this.#factors.get(userId)
    if (!kept || step <= kept.lastStep) return false
    this.#change(userId, { lastStep: step })
    return true
  }

  async takeRecoveryCode(userId: UserId, code: string): Promise<boolean> {
    const codes = this.#factors.get(userId)?.recoveryCodes ?? []
    if (!codes.includes(code)) return false
    this.#change(userId, { recoveryCodes: codes.filter((other) => other !== code) })
    return true
  }

  #change(userId: UserId, facts: Partial<Kept>): void {
    const kept = this.#factors.get(userId)
    if (kept) this.#factors.set(userId, { ...kept, ...facts })
  }
}
