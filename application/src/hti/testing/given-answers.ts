import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import type { AnswerPorts } from '../answers/answer-ports.ts'
import { cancelBooking } from '../answers/cancel-booking.ts'
import { changeBooking } from '../answers/change-booking.ts'
import { takeBooking } from '../answers/take-booking.ts'
import type { AskedBooking, AskedId } from '../hti-messages.ts'
import { anAskedBooking, connection } from './a-connection.ts'
import { InMemoryHtiBookings } from './in-memory-hti-bookings.ts'
import { InMemoryHtiTold } from './in-memory-hti-told.ts'

/** The second of a message's date. */
export const said = (second: number) => Temporal.Instant.from('2026-11-21T08:00:00Z').add({ seconds: second })

/** The channel beside a campsite of ten stands; what the acts were asked for is kept. */
export function givenAnswers() {
  const marketplace = givenMarketplace({ campsites: [campsite] })
  const asked: { readonly act: string; readonly query: unknown }[] = []
  const recorded = <Query, Answer>(act: string, real: { execute(query: Query): Answer }) => ({
    execute: (query: Query) => {
      asked.push({ act, query })
      return real.execute(query)
    },
  })
  const feedsRead: PlotId[] = []
  const readFeedsAgain = {
    execute: async ({ plotIds }: { readonly plotIds: readonly PlotId[] }) => void feedsRead.push(...plotIds),
  }
  const htiBookings = new InMemoryHtiBookings(marketplace.reservations)
  const htiTold = new InMemoryHtiTold()
  const ports: AnswerPorts = {
    ...marketplace.ports,
    showPicker: recorded('showPicker', marketplace.showPicker),
    quoteSelection: recorded('quoteSelection', marketplace.quoteSelection),
    createOfflineReservation: recorded('createOfflineReservation', marketplace.createOfflineReservation),
    amendReservation: recorded('amendReservation', marketplace.amendReservation),
    cancelAsStaff: recorded('cancelAsStaff', marketplace.cancelAsStaff),
    readFeedsAgain,
    htiBookings,
    htiTold,
  }
  const proved = [connection]
  const dated = (at: number | null) => (at === null ? null : said(at))
  return {
    marketplace,
    ports,
    htiBookings,
    htiTold,
    asked,
    feedsRead,
    proved,
    /** What the channel does, in the given second or at no time that anybody can tell. */
    takes: (facts: Partial<AskedBooking> = {}, at: number | null = null, status: string | null = 'Commit') =>
      takeBooking(ports, proved, { kind: 'BOOKING_CREATE', status, bookings: [anAskedBooking(facts)], at: dated(at) }),
    changes: (facts: Partial<AskedBooking> = {}, at: number | null = null) =>
      changeBooking(ports, proved, { kind: 'BOOKING_UPDATE', status: null, bookings: [anAskedBooking(facts)], at: dated(at) }),
    cancels: (
      facts: { readonly ids?: readonly AskedId[]; readonly isCommit?: boolean; readonly reason?: string | null } = {},
      at: number | null = null,
    ) => {
      const { ids = anAskedBooking().ids, isCommit = true, reason = null } = facts
      return cancelBooking(ports, proved, { kind: 'BOOKING_CANCEL', ids, isCommit, reason, at: dated(at) })
    },
  }
}
