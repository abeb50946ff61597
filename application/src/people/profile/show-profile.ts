import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { Profile, Profiles } from './profiles.ts'

/** One's own, whatever the role. */
export class ShowProfile {
  readonly #ports: { readonly profiles: Profiles }

  constructor(ports: { readonly profiles: Profiles }) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<Profile, NotPermitted>> {
    const profile = actor.kind === 'user' ? await this.#ports.profiles.find(actor.userId) : undefined
    return profile ? accepted(profile) : refused({ code: 'not-permitted' })
  }
}
