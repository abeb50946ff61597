import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { ownAccount, type ProfilePorts } from './profile-ports.ts'

/** The wording that the profile shows beside the button (POPIA s69). */
const marketingWording = 'profile-2026-11'

/** A consent is withdrawn as easily as it is given: by one button. Said again, nothing changes. */
export class DecideOnMarketing {
  readonly #ports: Pick<ProfilePorts, 'accounts' | 'profiles' | 'clock'>

  constructor(ports: Pick<ProfilePorts, 'accounts' | 'profiles' | 'clock'>) {
    this.#ports = ports
  }

  async execute({ actor, consents }: { readonly actor: Actor; readonly consents: boolean }): Promise<Result<null, NotPermitted>> {
    const { profiles, clock } = this.#ports
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    const { id } = account.value
    const isGiven = (await profiles.find(id))?.marketing.kind === 'given'
    if (isGiven === consents) return accepted(null)
    const at = clock.now()
    await profiles.saveMarketing(id, consents ? { kind: 'given', at, wording: marketingWording } : { kind: 'withdrawn', at })
    return accepted(null)
  }
}
