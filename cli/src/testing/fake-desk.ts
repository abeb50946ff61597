import type { DeskCommand } from '@camp/application/desk/desk-answers.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aConfirmedReservation } from '@camp/domain/testing/a-submitted-reservation.ts'

/** Whatever the desk does with 482-913-107 is done; there is no other reservation. */
const done = async ({ idOrReference }: DeskCommand) => {
  const { id, simpleReference, status, amountDue } = aConfirmedReservation()
  if (idOrReference !== simpleReference && idOrReference !== id) return refused({ code: 'not-found' } as const)
  const facts = { status, amountDue, amountPaid: amountDue, balance: Money.zero(), checkedInAt: null }
  const side = { ...facts, vehiclePlate: null, gateCode: null }
  const nothing = { isDoneBefore: false, refundAmount: Money.zero(), promised: Money.zero(), voucher: null, messages: [] }
  return accepted({ id, simpleReference, version: 1, before: side, after: side, ...nothing })
}

export const fakeDesk = {
  checkIn: { execute: done },
  undoCheckIn: { execute: done },
  checkOut: { execute: done },
  undoCheckOut: { execute: done },
  writeOffBalance: { execute: done },
  undoWriteOff: { execute: done },
  markNoShow: { execute: done },
  recordDeskPayment: { execute: done },
  takeVoucher: { execute: done },
  addDeskNote: { execute: done },
  reinstateBooking: { execute: done },
} satisfies Partial<UseCases>
