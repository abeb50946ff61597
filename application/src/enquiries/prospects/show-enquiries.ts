import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { ListedPage } from '../../shared/listing.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Enquiry, EnquiryId } from '../enquiries.ts'
import type { EnquiryQuery, FollowedEnquiry, Prospects } from './prospects.ts'

/** Prospects and messages, page by page. */
export class SearchEnquiries {
  readonly #ports: { readonly prospects: Pick<Prospects, 'page'> }

  constructor(ports: { readonly prospects: Pick<Prospects, 'page'> }) {
    this.#ports = ports
  }

  async execute({
    actor,
    ...query
  }: EnquiryQuery & { readonly actor: Actor }): Promise<Result<ListedPage<Enquiry>, NotPermitted>> {
    return mayManagePlatform(actor) ? accepted(await this.#ports.prospects.page(query)) : refused({ code: 'not-permitted' })
  }
}

/** One of them, with what was noted and what became of it. */
export class ShowEnquiry {
  readonly #ports: { readonly prospects: Pick<Prospects, 'find'> }

  constructor(ports: { readonly prospects: Pick<Prospects, 'find'> }) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: EnquiryId
  }): Promise<Result<FollowedEnquiry, NotFound | NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const followed = await this.#ports.prospects.find(id)
    return followed ? accepted(followed) : refused({ code: 'not-found' })
  }
}
