import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Account } from '../../account.ts'
import { codeAddress } from '../../code-contact.ts'
import type { CellContact, MarketingConsent, PersonalDetails, Profile, Profiles, UsernameTaken } from '../profiles.ts'

interface AccountsToChange {
  find(id: UserId): Promise<Account | undefined>
  findByLogin(login: string): Promise<Account | undefined>
  change(id: UserId, facts: Partial<Account>): void
}

interface Kept {
  readonly countryId: string | null
  readonly allergies: string | null
  readonly verificationPreference: Profile['verificationPreference']
  readonly marketing: MarketingConsent
}

const nothingKept: Kept = {
  countryId: null,
  allergies: null,
  verificationPreference: 'SMS',
  marketing: { kind: 'never-given' },
}

/** The same people as the accounts that sign in. */
export class InMemoryProfiles implements Profiles {
  readonly #accounts: AccountsToChange
  readonly #kept = new Map<UserId, Kept>()

  constructor(accounts: AccountsToChange) {
    this.#accounts = accounts
  }

  async find(id: UserId): Promise<Profile | undefined> {
    const account = await this.#accounts.find(id)
    if (!account) return undefined
    const { email, username, pendingEmail, firstName, lastName, language, countryCode, cell, isEmailVerified, isCellVerified } =
      account
    return {
      email,
      username,
      pendingEmail,
      firstName,
      lastName,
      language,
      countryCode,
      cell,
      isEmailVerified,
      isCellVerified,
      hasPassword: account.passwordHash !== null,
      ...this.#keptOf(id),
    }
  }

  async saveUsername(id: UserId, username: string | null): Promise<Result<void, UsernameTaken>> {
    const other = username === null ? undefined : await this.#accounts.findByLogin(username)
    if (other && other.id !== id) return refused({ code: 'username-taken' })
    this.#accounts.change(id, { username })
    return accepted(undefined)
  }

  async saveDetails(id: UserId, details: PersonalDetails): Promise<void> {
    const { firstName, lastName, language, allergies, verificationPreference } = details
    this.#accounts.change(id, { firstName, lastName, language })
    this.#keep(id, { allergies, verificationPreference })
  }

  async saveCell(id: UserId, { countryId, countryCode, cell }: CellContact): Promise<void> {
    const account = await this.#accounts.find(id)
    if (!account) return
    const isSame = codeAddress(account, 'sms') === codeAddress({ ...account, countryCode, cell }, 'sms')
    this.#accounts.change(id, { countryCode, cell, isCellVerified: account.isCellVerified && isSame })
    this.#keep(id, { countryId })
  }

  async savePendingEmail(id: UserId, pendingEmail: string | null): Promise<void> {
    this.#accounts.change(id, { pendingEmail })
  }

  async saveMarketing(id: UserId, marketing: MarketingConsent): Promise<void> {
    this.#keep(id, { marketing })
  }

  #keptOf(id: UserId): Kept {
    return this.#kept.get(id) ?? nothingKept
  }

  #keep(id: UserId, facts: Partial<Kept>): void {
    this.#kept.set(id, { ...this.#keptOf(id), ...facts })
  }
}
