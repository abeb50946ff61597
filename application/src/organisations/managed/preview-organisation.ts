import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound, NotPermitted } from '../../answers.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Catalogues } from '../catalogues.ts'
import { organisationFacts } from '../organisation-facts.ts'
import type { OrganisationView } from '../organisation-view.ts'
import { noRating } from '../ratings.ts'
import { judgeSettings } from '../settings/judge-settings.ts'

/** The page of a campsite that is not open yet, as guests will find it: for its staff and the platform (`decisions.md` §2). */
export class PreviewOrganisation {
  readonly #catalogues: Pick<Catalogues, 'findBySlug'>

  constructor(ports: { readonly catalogues: Pick<Catalogues, 'findBySlug'> }) {
    this.#catalogues = ports.catalogues
  }

  async execute({ actor, slug }: PreviewQuery): Promise<Result<OrganisationView, NotFound | NotPermitted>> {
    const catalogue = await this.#catalogues.findBySlug(slug)
    if (!catalogue) return refused({ code: 'not-found' })
    const judged = judgeSettings(actor, catalogue.organisation.id, 'read')
    if (!judged.ok) return judged
    if (catalogue.organisation.status !== 'pending') return refused({ code: 'not-found' })
    return accepted({ ...organisationFacts(catalogue, noRating), status: 'pending' })
  }
}

export interface PreviewQuery {
  readonly actor: Actor
  readonly slug: string
}
