import type { Plot } from '@camp/domain/plots/plot.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { desk } from '../../desk/testing/a-booked-stay.ts'
import { aWish, type WishedStay } from '../../testing/a-guest-of.ts'
import type { OfflineGuest, OfflineReservationQuery, ReceivedMoney } from '../offline-reservation-answers.ts'

export interface OfflineWish
  extends Partial<Omit<OfflineReservationQuery, 'guest' | 'plots'>>,
    Pick<WishedStay, 'from' | 'to' | 'party'> {
  readonly guest?: Partial<OfflineGuest>
  readonly on?: readonly Pick<Plot, 'id'>[]
}

/** Sipho phones for the four nights of `aWish`, R800.00 on Stand 1, to be paid offline and told of it. */
export function anOfflineReservation({ guest, from, to, on, party, ...facts }: OfflineWish = {}): OfflineReservationQuery {
  return {
    actor: desk,
    ...aWish({ from, to, party, plots: on }),
    guest: {
      firstName: 'Sipho',
      lastName: 'Dlamini',
      email: 'sipho@example.test',
      countryCode: '+27',
      cell: '0837654321',
      verificationPreference: 'SMS',
      language: 'en',
      specialRequest: null,
      allergies: null,
      vehiclePlate: 'CA 1',
      ...guest,
    },
    agreed: null,
    isOfflinePayment: true,
    received: null,
    notes: null,
    notifiesCamper: true,
    acceptsTerms: true,
    ignoresStayRules: false,
    ...facts,
  }
}

export function inCash(rand: number, facts: Partial<ReceivedMoney> = {}): ReceivedMoney {
  const paidOn = Temporal.PlainDate.from('2026-11-21')
  return { amount: Money.rand(rand), method: 'cash', reference: 'Slip 7', paidOn, ...facts }
}
