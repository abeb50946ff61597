import { ShowBillingReport } from '@camp/application/billing/show-billing-report.ts'
import { ContainerModule } from 'inversify'
import { PostgresBillingLines } from '../billing/postgres-billing-lines.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

/** What organisations owe the platform. */
export const billingModule = new ContainerModule(({ bind }) => {
  bind(Ports.billingLines).toResolvedValue((em) => namingOutages(new PostgresBillingLines(em)), [Ports.entityManager])
  bind(ShowBillingReport).toResolvedValue(
    (settings, catalogues, billingLines, clock) => new ShowBillingReport({ settings, catalogues, billingLines, clock }),
    [Ports.settings, Ports.catalogues, Ports.billingLines, Ports.clock],
  )
})
