import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { InMemoryPayouts } from './in-memory-payouts.ts'
import { knownAccount, payoutsContract } from './payouts.contract.ts'

payoutsContract('in memory', async () => {
  const { id: organisationId, slug, name } = campsite.organisation
  const payouts = new InMemoryPayouts({
    organisationId,
    slug,
    name,
    bankDetails: knownAccount,
    detailsChangedAt: null,
    detailsAnnouncedAt: null,
  })
  const at = aMoment('2027-02-06T00:00').now
  const of = { reservationId: 'hold-1' as ReservationId, reference: '482-913-107' }
  payouts.give(Object.assign({ journalId: '1', position: 0, kind: 'earned' as const, at, amount: Money.rand(400) }, of), at)
  const changeAccount = async (moment: Temporal.Instant) => payouts.changeAccount(moment)
  return { payouts, transaction: new InMemoryTransaction(), changeAccount, stop: async () => {} }
})
