import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { Enquiries, Enquiry } from './enquiries.ts'

/** Prospects and messages together, the newest first. */
export class ListEnquiries {
  readonly #ports: { readonly enquiries: Enquiries }

  constructor(ports: { readonly enquiries: Enquiries }) {
    this.#ports = ports
  }

  async execute({
    actor,
    limit,
  }: {
    readonly actor: Actor
    readonly limit: number
  }): Promise<Result<readonly Enquiry[], { readonly code: 'not-permitted' }>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.enquiries.list(limit))
  }
}
