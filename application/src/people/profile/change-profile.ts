import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { isSameAddress } from '../code-contact.ts'
import type { Browser } from '../sign-in-ports.ts'
import { ownAccount, type PasswordNotTheirs, type ProfilePorts, provePassword } from './profile-ports.ts'
import type { CellContact, PersonalDetails } from './profiles.ts'

/**
 * Names, allergies, language, and where messages go beside e-mail. Bookings made before keep what was said
 * then.
 */
export class ChangeProfile {
  readonly #ports: Pick<ProfilePorts, 'accounts' | 'profiles'>

  constructor(ports: Pick<ProfilePorts, 'accounts' | 'profiles'>) {
    this.#ports = ports
  }

  async execute({
    actor,
    details,
  }: {
    readonly actor: Actor
    readonly details: PersonalDetails
  }): Promise<Result<null, NotPermitted>> {
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    await this.#ports.profiles.saveDetails(account.value.id, details)
    return accepted(null)
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
