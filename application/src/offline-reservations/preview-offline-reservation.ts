import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { deskOrganisation } from '../desk/desk-access.ts'
import type { ToldGuest } from '../desk/desk-answers.ts'
import { composeNotification } from '../messaging/compose-notification.ts'
import { factsOfReservation } from '../reservations/notify.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import { offlineReservations, plotsKeptByStaff, toldEvent } from './booked-offline.ts'
import type { OfflineReservationQuery, OfflineReservationRefusal, OfflineReservationView } from './offline-reservation-answers.ts'
import type { PreviewOfflineReservationPorts } from './offline-reservation-ports.ts'
import { planOfflineReservation } from './plan-offline-reservation.ts'

/** Stands where the reference will stand. */
const referenceToCome = '000-000-000'

/** The price line by line, what becomes of the booking, and the words for the camper. Writes nothing. */
export class PreviewOfflineReservation {
  readonly #ports: PreviewOfflineReservationPorts

  constructor(ports: PreviewOfflineReservationPorts) {
    this.#ports = ports
  }

  async execute(query: OfflineReservationQuery): Promise<Result<OfflineReservationView, OfflineReservationRefusal>> {
    const planned = await planOfflineReservation(this.#ports, query)
    if (!planned.ok) return planned
    const { context, quotedTotal, setAside } = planned.value
    const { organisation } = context.catalogue
    const named = { id: 'preview' as ReservationId, simpleReference: referenceToCome }
    const held = plotsKeptByStaff(planned.value, query, named).reservation
    const vatPercentage = await this.#ports.vatRates.percentageOn(organisation.province.country.code, context.today)
    const { reservation } = offlineReservations(planned.value, query, { held, userId: null, vatPercentage }).settled
    return accepted({
      organisation: deskOrganisation(context.catalogue),
      stay: reservation.stay,
      plots: reservation.plots.map(({ plotId, plotName, siteName, party, quote }) => ({
        plotId,
        plotName,
        siteName,
        party,
        quote,
      })),
      quotedTotal,
      setAside,
      amountDue: reservation.amountDue,
      amountPaid: reservation.amountPaid,
      balance: openBalance(reservation),
      dueDate: reservation.dueDate,
      status: reservation.status,
      expiryDate: reservation.status === 'pending' ? reservation.expiryDate : null,
      messages: query.notifiesCamper ? this.#wordsOf(reservation, context) : [],
    })
  }

  #wordsOf(reservation: SubmittedReservation, context: ReservationContext): readonly ToldGuest[] {
    const facts = factsOfReservation({ reservation, context }, this.#ports.publicUrl)
    const event = toldEvent(reservation.status)
    return composeNotification(this.#ports.messageComposer, { event, reservation, facts }).map((message) => {
      if ('skipped' in message) return message
      const { channel, to, subject, text } = message
      return { channel, to, subject, text }
    })
  }
}
