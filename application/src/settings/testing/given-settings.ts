import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, SiteId, UserId } from '@camp/domain/shared/ids.ts'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { InMemoryManagedOrganisations } from '../../organisations/managed/testing/in-memory-managed-organisations.ts'
import { InMemoryPlots, type InMemoryPlotsFacts } from '../../plots/testing/in-memory-plots.ts'
import type { Actor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { InMemorySites, inMemorySettings } from './in-memory-settings.ts'
import { calendarFeedSample, documentSample, paymentRuleSample, siteSample, specialTermSample } from './some-settings-rows.ts'

export const { id: organisationId, slug, name, status } = campsite.organisation
export const siteId = campsite.sites[0]?.id as SiteId
export const person = (role: Role, organisation: OrganisationId = organisationId): Actor => ({
  kind: 'user',
  userId: 'anna' as UserId,
  role,
  organisationIds: [organisation],
})
export const administrator = person('ORGADMIN')
export const own = { actor: administrator, organisationId }
export const fresh = { ...own, id: null, revision: null }

export function givenSettings(
  plots: Omit<InMemoryPlotsFacts, 'sites'> = {},
  needed: ConstructorParameters<typeof InMemorySites>[1] = new Map(),
) {
  const auditTrail = new InMemoryAuditTrail()
  const ports = {
    auditTrail,
    randomness: new CountingRandomness(),
    clock: new FixedClock(),
    transaction: new InMemoryTransaction(),
    sanitiseHtml: (html: string) => html.replaceAll(/<script>.*?<\/script>/g, ''),
    managedOrganisations: new InMemoryManagedOrganisations([
      { id: organisationId, slug, shortUniqueId: slug, name, status, timezone: 'Africa/Johannesburg', currency: 'ZAR' },
    ]),
    sites: new InMemorySites([siteSample.first], needed),
    plots: new InMemoryPlots({ sites: campsite.sites, ...plots }),
    paymentRules: inMemorySettings.paymentRules([paymentRuleSample.first]),
    specialTerms: inMemorySettings.specialTerms([specialTermSample.first]),
    documents: inMemorySettings.documents([documentSample.first]),
    calendarFeeds: inMemorySettings.calendarFeeds([calendarFeedSample.second]),
  }
  return { ...ports, ports }
}
