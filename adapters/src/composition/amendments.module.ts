import { AmendReservation, SplitReservation } from '@camp/application/reservations/amend/amend-reservation.ts'
import { ListAmendments, ShowLatestAmendment } from '@camp/application/reservations/amend/list-amendments.ts'
import { PreviewAmendment, ShowAmendmentTerms } from '@camp/application/reservations/amend/preview-amendment.ts'
import { UndoAmendment } from '@camp/application/reservations/amend/undo-amendment.ts'
import { ContainerModule } from 'inversify'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresAmendments } from '../reservations/amend/postgres-amendments.ts'
import { Ports } from './ports.ts'

/** Moving, extending, splitting and re-quoting reservations, and taking it back. */
export const amendmentsModule = new ContainerModule(({ bind }) => {
  bind(Ports.amendments).toResolvedValue((em) => namingOutages(new PostgresAmendments(em)), [Ports.entityManager])
  bind(Ports.amendmentPorts).toResolvedValue(
    (ports, occupancies, amendments, blocks) => ({ ...ports, occupancies, amendments, blocks }),
    [Ports.reservationPorts, Ports.occupancies, Ports.amendments, Ports.blocks],
  )
  bind(ShowAmendmentTerms).toResolvedValue((ports) => new ShowAmendmentTerms(ports), [Ports.amendmentPorts])
  bind(PreviewAmendment).toResolvedValue((ports) => new PreviewAmendment(ports), [Ports.amendmentPorts])
  bind(AmendReservation).toResolvedValue((ports) => new AmendReservation(ports), [Ports.amendmentPorts])
  bind(SplitReservation).toResolvedValue((ports) => new SplitReservation(ports), [Ports.amendmentPorts])
  bind(UndoAmendment).toResolvedValue((ports) => new UndoAmendment(ports), [Ports.amendmentPorts])
  bind(ListAmendments).toResolvedValue((ports) => new ListAmendments(ports), [Ports.amendmentPorts])
  bind(ShowLatestAmendment).toResolvedValue((ports) => new ShowLatestAmendment(ports), [Ports.amendmentPorts])
})
