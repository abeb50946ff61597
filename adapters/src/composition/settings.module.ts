import { DeleteLink } from '@camp/application/settings/delete-link.ts'
import { ShowOrganisationSettings, ShowPaymentRule, ShowSpecialTerm, ShowUser } from '@camp/application/settings/show-settings.ts'
import { ContainerModule } from 'inversify'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresSettings } from '../settings/postgres-settings.ts'
import { Ports } from './ports.ts'

/** What organisations and the platform set. */
export const settingsModule = new ContainerModule(({ bind }) => {
  bind(Ports.settings).toResolvedValue((em) => namingOutages(new PostgresSettings(em)), [Ports.entityManager])
  bind(ShowOrganisationSettings).toResolvedValue((settings) => new ShowOrganisationSettings({ settings }), [Ports.settings])
  bind(ShowSpecialTerm).toResolvedValue((settings) => new ShowSpecialTerm({ settings }), [Ports.settings])
  bind(ShowPaymentRule).toResolvedValue((settings) => new ShowPaymentRule({ settings }), [Ports.settings])
  bind(ShowUser).toResolvedValue((settings) => new ShowUser({ settings }), [Ports.settings])
  bind(DeleteLink).toResolvedValue(
    (settings, auditTrail, transaction, clock) => new DeleteLink({ settings, auditTrail, transaction, clock }),
    [Ports.settings, Ports.auditTrail, Ports.transaction, Ports.clock],
  )
})
