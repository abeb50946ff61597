import type { SpecialTermSettings } from '@camp/application/settings/settings.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'

type Acts = Pick<UseCases, 'listSpecialTerms' | 'showSpecialTerm'>
type Who = { readonly actor: Actor; readonly organisationId: OrganisationId }
type TermLink = SpecialTermSettings['orgSiteSpecialTerms'][number] & Pick<SpecialTermSettings, 'name'>

/** Every link of a special term to a site. */
export async function termLinks(acts: Acts, who: Who): Promise<readonly TermLink[]> {
  const linked: TermLink[] = []
  for (const { id } of valueOrThrowPage(await acts.listSpecialTerms.execute(who))) {
    const { name, orgSiteSpecialTerms } = valueOrThrowPage(await acts.showSpecialTerm.execute({ actor: who.actor, id }))
    linked.push(...orgSiteSpecialTerms.map((link) => ({ ...link, name })))
  }
  return linked
}
