import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Account } from '../account.ts'
import type { Accounts } from '../accounts.ts'

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

  async setPasswordHash(id: UserId, passwordHash: string): Promise<void> {
    this.change(id, { passwordHash })
  }

  async markVerified(id: UserId, contact: 'email' | 'cell'): Promise<void> {
    this.change(id, contact === 'email' ? { isEmailVerified: true } : { isCellVerified: true })
  }
}
