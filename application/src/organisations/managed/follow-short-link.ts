import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../../shared/refusals.ts'
import type { ManagedOrganisations } from './managed-organisations.ts'

/**
 * `/c/{short id}`: the page of a campsite, whatever its address is today. That page says what it may show.
 */
export class FollowShortLink {
  readonly #ports: { readonly managedOrganisations: Pick<ManagedOrganisations, 'findByShortId'> }

  constructor(ports: { readonly managedOrganisations: Pick<ManagedOrganisations, 'findByShortId'> }) {
    this.#ports = ports
  }

  async execute({ shortId }: { readonly shortId: string }): Promise<Result<{ readonly slug: string }, NotFound>> {
    const found = await this.#ports.managedOrganisations.findByShortId(shortId.toLowerCase())
    if (!found || found.status === 'deleted' || found.status === 'inactive') return refused({ code: 'not-found' })
    return accepted({ slug: found.slug })
  }
}
