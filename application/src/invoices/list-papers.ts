import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { FoundPapers, PaperLists, PaperQuery } from './paper-lists.ts'

interface ListPapersPorts {
  readonly paperLists: PaperLists
}

type Asked = Omit<PaperQuery, 'organisationId'> & { readonly actor: Actor }

/** What a campsite issued to its guests, and the platform to it (rules U7, B9). */
export class ListPapers {
  readonly #ports: ListPapersPorts

  constructor(ports: ListPapersPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    ...query
  }: Asked & { readonly organisationId: OrganisationId }): Promise<Result<FoundPapers, SettingsRefusal>> {
    const judged = judgeStaff(actor, query.organisationId)
    if (!judged.ok) return judged
    return accepted(await this.#ports.paperLists.list(query))
  }
}

/** The same of every campsite: without the names of guests, who are theirs. */
export class ListAllPapers {
  readonly #ports: ListPapersPorts

  constructor(ports: ListPapersPorts) {
    this.#ports = ports
  }

  async execute({ actor, ...query }: Asked): Promise<Result<FoundPapers, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.paperLists.list({ ...query, organisationId: null }))
  }
}
