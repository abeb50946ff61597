import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ShortLinks } from '../../messaging/short-links.ts'
import type { NotFound } from '../../shared/refusals.ts'
import type { ManagedOrganisations } from './managed-organisations.ts'

interface Ports {
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findByShortId'>
  readonly shortLinks: Pick<ShortLinks, 'pathOf'>
}

/**
 * `/c/…`: the page of a campsite, whatever its address is today, or the page of a reservation that a message
 * leads to. That page says what it may show.
 */
export class FollowShortLink {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ shortId }: { readonly shortId: string }): Promise<Result<{ readonly path: string }, NotFound>> {
    const code = shortId.toLowerCase()
    const found = await this.#ports.managedOrganisations.findByShortId(code)
    if (found && found.status !== 'deleted' && found.status !== 'inactive') return accepted({ path: `/${found.slug}` })
    const path = found ? undefined : await this.#ports.shortLinks.pathOf(code)
    return path === undefined ? refused({ code: 'not-found' }) : accepted({ path })
  }
}
