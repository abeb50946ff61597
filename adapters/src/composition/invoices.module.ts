import { ShowCalendarEntry } from '@camp/application/invoices/show-calendar-entry.ts'
import { ShowInvoice } from '@camp/application/invoices/show-invoice.ts'
import { WriteToCampsite } from '@camp/application/messaging/write-to-campsite.ts'
import { ContainerModule } from 'inversify'
import { PostgresInvoiceRecords } from '../invoices/postgres-invoice-records.ts'
import { WordingCalendarEntries } from '../messaging/wording-calendar-entries.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

const calendarEntries = new WordingCalendarEntries()

/** What a guest takes away from a booking, and what they tell the campsite about it. */
export const invoicesModule = new ContainerModule(({ bind }) => {
  bind(ShowInvoice).toResolvedValue(
    (em, ports, { accounts }, vatRates) =>
      new ShowInvoice({ ...ports, accounts, vatRates, paperRecords: namingOutages(new PostgresInvoiceRecords(em)) }),
    [Ports.entityManager, Ports.reservationPorts, Ports.signInPorts, Ports.vatRates],
  )
  bind(ShowCalendarEntry).toResolvedValue(
    (ports) => new ShowCalendarEntry({ ...ports, calendarEntries }),
    [Ports.reservationPorts],
  )
  bind(WriteToCampsite).toResolvedValue(
    (ports, { attempts }, outbox) => new WriteToCampsite({ ...ports, attempts, outbox }),
    [Ports.reservationPorts, Ports.signInPorts, Ports.outbox],
  )
})
