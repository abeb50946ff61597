import type { SpecialTermSettings } from '@camp/application/settings/settings.ts'
import type { OfOrganisation } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'

type Acts = Pick<UseCases, 'listSpecialTerms' | 'showSpecialTerm'>
type TermLink = SpecialTermSettings['orgSiteSpecialTerms'][number] & Pick<SpecialTermSettings, 'name'>

/** Every link of a special term to a site. */
export async function termLinks(acts: Acts, who: OfOrganisation): Promise<readonly TermLink[]> {
  const linked: TermLink[] = []
  for (const { id } of valueOrThrowPage(await acts.listSpecialTerms.execute(who))) {
    const { name, orgSiteSpecialTerms } = valueOrThrowPage(await acts.showSpecialTerm.execute({ actor: who.actor, id }))
    linked.push(...orgSiteSpecialTerms.map((link) => ({ ...link, name })))
  }
  return linked
}
