import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Payments } from '../../payments/payments.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, stands, testId } from '../../testing/a-campsite.ts'
import type { BankLines } from '../bank-lines.ts'

export interface BankLinesFixture {
  readonly reservations: Pick<Reservations, 'add'>
  readonly payments: Pick<Payments, 'recordOfflinePayment' | 'reverseOfflinePayment'>
  readonly bankLines: BankLines
  stop(): Promise<void>
}

const { id: organisationId } = campsite.organisation
const booking = aHoldOn(stands.slice(0, 1))
const { now: at, today: paidOn } = aMoment('2026-12-01T09:00')

export function bankLinesContract(adapter: string, start: () => Promise<BankLinesFixture>): void {
  describe(`${adapter}: BankLines`, () => {
    let fixture: BankLinesFixture
    beforeEach(async () => {
      fixture = await start()
      await fixture.reservations.add(booking, asHeld)
    })
    afterEach(() => fixture.stop())

    const move = (id: string) => {
      const offline = { method: 'eft', reference: 'FNB 4711', paidOn, recordedBy: 'desk' } as const
      return { id, organisationId, reservationId: booking.id, amount: Money.rand(50), at, offline }
    }
    const pays = async (number: number) => {
      const id = testId(number)
      await fixture.payments.recordOfflinePayment({ ...move(id), kind: 'capture', items: [] })
      return id
    }
    const claim = async (identity: string, paymentId: string) =>
      fixture.bankLines.claim({ organisationId, identity, reservationId: booking.id, paymentId, at })
    const recorded = async (...identities: readonly string[]) => [
      ...(await fixture.bankLines.recorded(organisationId, identities)),
    ]

    it('have one payment each', async () => {
      expect(await claim('line 1', await pays(801))).toBe(true)
      expect(await claim('line 1', await pays(802))).toBe(false)
      expect(await claim('line 2', testId(802))).toBe(true)
    })

    it('are known of those that are asked for, of one campsite', async () => {
      await claim('line 1', await pays(801))
      await claim('line 2', await pays(802))

      expect(await recorded('line 0', 'line 1')).toEqual(['line 1'])
      expect(await recorded()).toEqual([])
      expect(await fixture.bankLines.recorded(testId(900) as OrganisationId, ['line 1'])).toEqual(new Set())
    })

    it('may pay again once their payment was taken back', async () => {
      const paymentId = await pays(801)
      await claim('line 1', paymentId)
      await fixture.payments.reverseOfflinePayment({ ...move(testId(802)), reversedMoveId: paymentId })

      expect(await recorded('line 1')).toEqual([])
      expect(await claim('line 1', await pays(803))).toBe(true)
      expect(await claim('line 1', await pays(804))).toBe(false)
      expect(await recorded('line 1')).toEqual(['line 1'])
    })
  })
}
