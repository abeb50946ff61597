import { WriteToCampsite } from '@camp/application/messaging/write-to-campsite.ts'
import { ShowCalendarEntry } from '@camp/application/papers/show-calendar-entry.ts'
import { ShowInvoice } from '@camp/application/papers/show-invoice.ts'
import { ContainerModule } from 'inversify'
import { WordingCalendarEntries } from '../messaging/wording-calendar-entries.ts'
import { PostgresPaperRecords } from '../papers/postgres-paper-records.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

const calendarEntries = new WordingCalendarEntries()

/** What a guest takes away from a booking, and what they tell the campsite about it. */
export const papersModule = new ContainerModule(({ bind }) => {
  bind(ShowInvoice).toResolvedValue(
    (em, ports, { accounts }, vatRates) =>
      new ShowInvoice({ ...ports, accounts, vatRates, paperRecords: namingOutages(new PostgresPaperRecords(em)) }),
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
