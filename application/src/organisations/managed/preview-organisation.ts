import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Catalogues } from '../catalogues.ts'
import { organisationFacts } from '../organisation-facts.ts'
import type { OrganisationView } from '../organisation-view.ts'
import { noRating } from '../ratings.ts'
import { judgeSettings } from '../settings/judge-settings.ts'
import { staffRole } from './organisation-rights.ts'

/**
 * The page of a campsite as guests will find it, also before it is open: for its staff and the platform
 * (rules O1, W11).
 */
export class PreviewOrganisation {
  readonly #catalogues: Pick<Catalogues, 'findBySlug'>

  constructor(ports: { readonly catalogues: Pick<Catalogues, 'findBySlug'> }) {
    this.#catalogues = ports.catalogues
  }

  async execute({ actor, slug }: PreviewQuery): Promise<Result<OrganisationView, NotFound | NotPermitted>> {
    if (!staffRole(actor)) return refused({ code: 'not-permitted' })
    const catalogue = await this.#catalogues.findBySlug(slug)
    if (!catalogue) return refused({ code: 'not-found' })
    const { id, status } = catalogue.organisation
    const judged = judgeSettings(actor, id, 'read')
    if (!judged.ok) return judged
    if (status === 'inactive' || status === 'deleted') return refused({ code: 'not-found' })
    return accepted({ ...organisationFacts(catalogue, noRating), status })
  }
}

export interface PreviewQuery {
  readonly actor: Actor
  readonly slug: string
}
