import type { AmendmentQuery } from '@camp/application/reservations/amend/amendment-answers.ts'
import { amendmentSide } from '@camp/application/reservations/amend/amendment-view.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { AmendmentId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { aConfirmedReservation } from '@camp/domain/testing/a-submitted-reservation.ts'

/** Whatever is asked of 482-913-107 is granted for R200.00 more. */
export const fakeAmendments = {
  previewAmendment: { execute: async (query) => accepted(granted(query)) },
  amendReservation: {
    execute: async (command) => accepted({ amendmentId: 'amendment-1' as AmendmentId, view: granted(command) }),
  },
  splitReservation: {
    execute: async ({ id, price }) => accepted({ amendmentId: null, view: granted(unchangedDates(id, price)) }),
  },
  undoAmendment: { execute: async ({ id }) => accepted({ amendmentId: null, view: granted(unchangedDates(id, 're-quote')) }) },
} satisfies Partial<UseCases>

function unchangedDates(id: AmendmentQuery['id'], price: AmendmentQuery['amendment']['price']): AmendmentQuery {
  const { stay, plots } = aConfirmedReservation()
  return { actor: system('test'), as: 'staff', id, amendment: { stay, plots, price } }
}

function granted({ amendment: { stay } }: AmendmentQuery) {
  const confirmed = aConfirmedReservation()
  const difference = Money.rand(200)
  const after = { ...confirmed, stay, amountDue: confirmed.amountDue.plus(difference) }
  return {
    id: confirmed.id,
    simpleReference: confirmed.simpleReference,
    version: 1,
    isUnchanged: false,
    difference,
    before: amendmentSide(confirmed),
    after: amendmentSide({ ...after, plots: confirmed.plots }),
    amountPaid: confirmed.amountPaid,
    refund: Money.zero(),
    balance: difference,
    amountToPayNow: difference,
    direct: null,
    setAside: [],
    told: ['app', 'email'] as const,
  }
}
