import type { Language } from '@camp/domain/languages/language.ts'
import { isEmailAddress } from '@camp/domain/people/email-address.ts'
import { tidyName } from '@camp/domain/people/person-name.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Account } from '../../people/account.ts'
import { type CodeRequest, sendCode } from '../../people/request-code.ts'
import { takeAttempts } from '../../people/sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from '../../people/sign-in-ports.ts'
import type { Users } from '../../people/users.ts'
import type { Places } from '../../search/places.ts'
import { type ListingProblem, type ListingWish, readListing } from './listing-wish.ts'

export interface BeginListingCommand {
  readonly wish: ListingWish
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly browser: Browser
}

export type BeginListingRefusal =
  | TooManyTries
  | {
      readonly code: 'invalid'
      readonly problems: readonly (
        | ListingProblem
        | { readonly field: 'email' | 'firstName'; readonly code: 'email-invalid' | 'name-of-owner-missing' }
      )[]
    }

interface Ports extends SignInPorts {
  readonly places: Places
  readonly users: Users
}

/**
 * Sends the code that proves the address, and keeps nothing of the campsite before it is proved (rule O14).
 * The code is all that a stranger can make us send; who is known already and who is not are answered the
 * same.
 */
export class BeginListing {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: BeginListingCommand): Promise<Result<CodeRequest, BeginListingRefusal>> {
    const problems = await this.#problems(command)
    if (problems.length > 0) return refused({ code: 'invalid', problems })
    const { accounts, users, codes } = this.#ports
    const login = command.email.trim()
    const known = await accounts.findByLogin(login)
    const take = (account: Account | undefined) =>
      takeAttempts(this.#ports, { act: 'send-code', account, login, browser: command.browser })
    if (!(await take(known))) return refused({ code: 'too-many-tries' })
    if (known?.isBanned) return accepted({ key: codes.keyOfNothing() })
    const account = known ?? (await accounts.find(await users.findOrCreateGuest(guestOf(command))))
    if (!account) throw new Error('the account that was just made is not there')
    // From now on the codes of this account are counted: this one too.
    if (!known) await take(account)
    const to = account.email
    return accepted({ key: await sendCode(this.#ports, { account, purpose: 'sign-in', channel: 'email', to }) })
  }

  async #problems(command: BeginListingCommand) {
    const listing = await readListing(this.#ports.places, command.wish)
    return [
      ...(listing.ok ? [] : listing.refusal),
      ...(tidyName(command.firstName) === '' ? [{ field: 'firstName' as const, code: 'name-of-owner-missing' as const }] : []),
      ...(isEmailAddress(command.email.trim()) ? [] : [{ field: 'email' as const, code: 'email-invalid' as const }]),
    ]
  }
}

function guestOf({ email: typed, firstName, lastName, language }: BeginListingCommand) {
  return {
    email: typed.trim(),
    firstName: tidyName(firstName),
    lastName: tidyName(lastName),
    countryCode: null,
    cell: null,
    verificationPreference: 'SMS' as const,
    language,
    marketingConsent: null,
  }
}
