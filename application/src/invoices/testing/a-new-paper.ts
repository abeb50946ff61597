import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { campsite } from '../../testing/a-campsite.ts'
import type { NewPaper } from '../paper.ts'

const supplier = { name: 'Kwena', addressLines: [], email: null, phone: null, vatNumber: null, registrationNumber: null }

/** An invoice of R800.00 for the hold of the builders. */
export function aNewPaper(source: string, facts: Partial<NewPaper> = {}): NewPaper {
  return {
    kind: 'invoice',
    issuer: campsite.organisation.id,
    organisationId: campsite.organisation.id,
    reservationId: 'hold-1' as ReservationId,
    month: null,
    source,
    corrects: null,
    issuedAt: aMoment('2026-12-01T10:00').now,
    taxDate: Temporal.PlainDate.from('2026-12-01'),
    amount: Money.rand(800),
    vatPercentage: null,
    vat: Money.zero(),
    facts: { supplier, customer: null, booking: null, lines: [], corrects: null },
    ...facts,
  }
}
