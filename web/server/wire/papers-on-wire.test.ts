import type { PaperId } from '@camp/application/invoices/paper.ts'
import type { ListedPaper } from '@camp/application/invoices/paper-lists.ts'
import { paperKinds } from '@camp/domain/invoices/paper-kind.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { paperOnWire } from './papers-on-wire.ts'

const paper: ListedPaper = {
  id: '1' as PaperId,
  kind: 'invoice',
  label: 'INV-000001',
  issuedAt: Temporal.Instant.from('2026-12-05T08:00:00Z'),
  taxDate: Temporal.PlainDate.from('2026-12-05'),
  organisationSlug: 'kwena-camp',
  organisationName: 'Kwena Camp',
  reservationId: null,
  reference: null,
  guestName: null,
  month: null,
  correctedLabel: null,
  amount: Money.rand(115),
  vat: Money.rand(15),
}

it('credit notes stand below zero in lists and files alike, so that a column adds up to its total', () => {
  const told = paperKinds.map((kind) => paperOnWire({ ...paper, kind }))

  expect(told.map(({ kind, amount, vat }) => [kind, amount, vat])).toEqual([
    ['invoice', 115, 15],
    ['credit-note', -115, -15],
    ['fee-invoice', 115, 15],
    ['fee-credit-note', -115, -15],
  ])
})
