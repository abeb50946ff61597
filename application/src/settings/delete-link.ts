import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { LinkKind, Settings } from './settings.ts'
import { judgeDeletion, type SettingsRefusal } from './settings-permission.ts'

export interface DeleteLinkCommand {
  readonly actor: Actor
  readonly kind: LinkKind
  readonly id: string
}

/** Takes a user from an organisation, a special term from a site, a payment rule from a plot; each of them stays. */
export class DeleteLink {
  readonly #ports: { readonly settings: Settings }

  constructor(ports: { readonly settings: Settings }) {
    this.#ports = ports
  }

  async execute({ actor, kind, id }: DeleteLinkCommand): Promise<Result<null, SettingsRefusal>> {
    const { settings } = this.#ports
    const judged = judgeDeletion(actor, kind, await settings.organisationOfLink(kind, id))
    if (!judged.ok) return judged
    await settings.deleteLink(kind, id)
    return accepted(null)
  }
}
