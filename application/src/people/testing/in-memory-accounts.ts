import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from '../account.ts'
import type { Accounts, ContactChanged, EmailTaken } from '../accounts.ts'
import { codeAddress, isSameAddress } from '../code-contact.ts'

export class InMemoryAccounts implements Accounts {
  #accounts: readonly Account[] = []

  add(account: Account): void {
    this.#accounts = [...this.#accounts, account]
  }

  change(id: UserId, facts: Partial<Account>): void {
    this.#accounts = this.#accounts.map((account) => (account.id === id ? { ...account, ...facts } : account))
  }

  async findByLogin(login: string): Promise<Account | undefined> {
    const typed = login.trim().toLowerCase()
    return (
      this.#accounts.find(({ email }) => email.toLowerCase() === typed) ??
      this.#accounts.find(({ username }) => username?.toLowerCase() === typed)
    )
  }

  async find(id: UserId): Promise<Account | undefined> {
    return this.#accounts.find((account) => account.id === id)
  }

  async choosePassword(id: UserId, passwordHash: string): Promise<void> {
    this.change(id, { passwordHash, mustChangePassword: false })
  }

  async replaceHash(id: UserId, passwordHash: string): Promise<void> {
    this.change(id, { passwordHash })
  }

  async askForFactor(id: UserId, factorAskedAt: Temporal.Instant): Promise<void> {
    if ((await this.find(id))?.factorAskedAt === null) this.change(id, { factorAskedAt })
  }

  async takePendingEmail({ id, pendingEmail }: Account): Promise<Result<void, EmailTaken | ContactChanged>> {
    const now = (await this.find(id))?.pendingEmail
    if (!now || now !== pendingEmail) return refused({ code: 'contact-changed' })
    const isTaken = this.#accounts.some((other) => other.id !== id && isSameAddress(other.email, now))
    if (isTaken) return refused({ code: 'email-taken' })
    this.change(id, { email: now, pendingEmail: null, isEmailVerified: true })
    return accepted(undefined)
  }

  async markVerified(proved: Account, contact: 'email' | 'cell'): Promise<Result<void, ContactChanged>> {
    const now = await this.find(proved.id)
    const channel = contact === 'email' ? 'email' : 'sms'
    if (!now || codeAddress(now, channel) !== codeAddress(proved, channel)) return refused({ code: 'contact-changed' })
    this.change(proved.id, contact === 'email' ? { isEmailVerified: true } : { isCellVerified: true })
    return accepted(undefined)
  }
}
