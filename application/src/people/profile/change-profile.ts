import { readUsername, type UsernameRefusal } from '@camp/domain/people/username.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { isSameAddress } from '../code-contact.ts'
import type { Browser } from '../sign-in-ports.ts'
import { ownAccount, type PasswordNotTheirs, type ProfilePorts, provePassword } from './profile-ports.ts'
import type { CellContact, PersonalDetails, UsernameTaken } from './profiles.ts'

export interface ProfileChange {
  readonly actor: Actor
  readonly details: PersonalDetails
  /** As typed; empty is none. */
  readonly username: string
}

export type ProfileRefusal = NotPermitted | UsernameRefusal | UsernameTaken

/**
 * Names, username, allergies, language, and where messages go beside e-mail. Bookings made before keep what
 * was said then.
 */
export class ChangeProfile {
  readonly #ports: Pick<ProfilePorts, 'accounts' | 'profiles' | 'transaction'>

  constructor(ports: Pick<ProfilePorts, 'accounts' | 'profiles' | 'transaction'>) {
    this.#ports = ports
  }

  async execute({ actor, details, username: typed }: ProfileChange): Promise<Result<null, ProfileRefusal>> {
    const { profiles, transaction } = this.#ports
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    const { id, username: before } = account.value
    const username = readUsername(typed)
    if (!username.ok && typed.trim() !== before) return username
    return transaction.run(async () => {
      const named =
        username.ok && username.value !== before ? await profiles.saveUsername(id, username.value) : accepted(undefined)
      if (!named.ok) return named
      await profiles.saveDetails(id, details)
      return accepted(null)
    })
  }
}

export interface ContactChange {
  readonly actor: Actor
  readonly email: string
  readonly cell: CellContact
  /** Not asked of who has none. */
  readonly password: string
  readonly browser: Browser
}

/**
 * A new address waits until its code is typed, so that nobody takes one that is not theirs; a new number
 * stands at once, not verified. That another account has the address is said to whoever can read its mail,
 * not here.
 */
export class ChangeContact {
  readonly #ports: ProfilePorts

  constructor(ports: ProfilePorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    email,
    cell,
    password,
    browser,
  }: ContactChange): Promise<Result<null, NotPermitted | PasswordNotTheirs>> {
    const { profiles } = this.#ports
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    const proved = await provePassword(this.#ports, account.value, { password, browser })
    if (!proved.ok) return proved
    const { id } = account.value
    await profiles.savePendingEmail(id, isSameAddress(email, account.value.email) ? null : email)
    await profiles.saveCell(id, cell)
    return accepted(null)
  }
}
