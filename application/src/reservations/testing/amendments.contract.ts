import type { AmendmentId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aReservedPlot } from '@camp/domain/testing/a-reserved-plot.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aHoldOn, campsite, field, stands, testId } from '../../testing/a-campsite.ts'
import { halfNow } from '../../testing/kwena-camp.ts'
import type { AmendedSnapshot, AmendmentRecord, Amendments } from '../amend/amendments.ts'

export interface AmendmentsFixture {
  /** Over the reservation `hold-1` of `aHoldOn`. */
  readonly amendments: Amendments
  readonly stop: () => Promise<void>
}

const [stand1, stand2] = [stands[0]!, stands[1]!]
export const amendedHold = aHoldOn([stand1], { id: 'hold-1' })

/** Split over two stands and the field, with a deposit rule and a price that was kept. */
function aSnapshot(facts: Partial<AmendedSnapshot> = {}): AmendedSnapshot {
  const [first, second] = [StayDates.of('2027-02-01', '2027-02-03'), StayDates.of('2027-02-03', '2027-02-06')]
  const plots = [
    { ...aReservedPlot({ plot: stand1, stay: first }), paymentRule: halfNow() },
    aReservedPlot({ plot: stand2, stay: second }),
    aReservedPlot({ plot: field, stay: second }),
  ]
  return {
    status: 'confirmed',
    stay: StayDates.of('2027-02-01', '2027-02-06'),
    plots,
    amountDue: Money.sum(plots.map(({ quote }) => quote.total)),
    amountDueUpFront: Money.rand(200),
    dueDate: first.arrival,
    ...facts,
  }
}

export function anAmendmentRecord(number: number, facts: Partial<AmendmentRecord> = {}): AmendmentRecord {
  return {
    id: testId(600 + number) as AmendmentId,
    organisationId: campsite.organisation.id,
    reservationId: 'hold-1' as ReservationId,
    at: aMoment(`2026-11-21T1${number}:00`).now,
    by: 'guest',
    reason: null,
    before: aSnapshot({ status: 'partiallyPaid', dueDate: null }),
    after: aSnapshot(),
    isGuestTold: number % 2 === 0,
    undone: null,
    ...facts,
  }
}

export function amendmentsContract(adapter: string, start: () => Promise<AmendmentsFixture>): void {
  describe(`${adapter}: Amendments`, () => {
    let fixture: AmendmentsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('gives back what was before and after, to the last line of a price, the latest first', async () => {
      const [first, second] = [anAmendmentRecord(1), anAmendmentRecord(2, { by: testId(3), reason: 'Rained out' })]
      await fixture.amendments.add(first)
      await fixture.amendments.add(second)

      expect(await fixture.amendments.of('hold-1' as ReservationId)).toEqual([second, first])
    })

    it('keeps the order of amendments that were made in one moment', async () => {
      const at = aMoment('2026-11-21T12:00').now
      const some = [3, 1, 2].map((number) => anAmendmentRecord(number, { at }))
      for (const amendment of some) await fixture.amendments.add(amendment)

      expect(await fixture.amendments.of('hold-1' as ReservationId)).toEqual(some.toReversed())
    })

    it('says who took one back and when, and leaves the others', async () => {
      const [first, second] = [anAmendmentRecord(1), anAmendmentRecord(2)]
      await fixture.amendments.add(first)
      await fixture.amendments.add(second)
      const undone = { at: aMoment('2026-11-22T08:30').now, by: 'desk' }

      await fixture.amendments.markUndone(second.id, undone)

      expect(await fixture.amendments.of('hold-1' as ReservationId)).toEqual([{ ...second, undone }, first])
    })

    it('has nothing of a reservation that was never amended', async () => {
      await fixture.amendments.add(anAmendmentRecord(1))

      expect(await fixture.amendments.of('hold-2' as ReservationId)).toEqual([])
    })
  })
}
