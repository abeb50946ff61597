import type { DeskOutcome, DeskSide } from '@camp/application/desk/desk-answers.ts'
import type { AmendmentSide, AmendmentView } from '@camp/application/reservations/amend/amendment-answers.ts'
import { dateOnWire, instantOnWire, randOnWire, stayOnWire } from './on-wire.ts'
import { rulesOnWire } from './rules-on-wire.ts'

export type WireOutcome = ReturnType<typeof deskOutcomeOnWire>
export type WireAmendmentAtDesk = ReturnType<typeof amendmentAtDeskOnWire>

/** What an act of the desk changes: shown before it is done. */
export function deskOutcomeOnWire(outcome: DeskOutcome) {
  const { version, isDoneBefore, before, after, refundAmount, promised, voucher, messages } = outcome
  return {
    kind: 'act' as const,
    version,
    isDoneBefore,
    before: sideOnWire(before),
    after: sideOnWire(after),
    refundAmount: randOnWire(refundAmount),
    promised: randOnWire(promised),
    voucher: voucher && { code: voucher.code, left: randOnWire(voucher.left), expiresOn: dateOnWire(voucher.expiresOn) },
    messages,
  }
}

function sideOnWire({ status, amountPaid, balance, checkedInAt, vehiclePlate, gateCode }: DeskSide) {
  return {
    status,
    vehiclePlate,
    gateCode,
    amountPaid: randOnWire(amountPaid),
    balance: randOnWire(balance),
    checkedInAt: checkedInAt && instantOnWire(checkedInAt),
  }
}

export function amendmentAtDeskOnWire(view: AmendmentView) {
  return {
    kind: 'amendment' as const,
    version: view.version,
    before: amendmentSideOnWire(view.before),
    after: amendmentSideOnWire(view.after),
    isUnchanged: view.isUnchanged,
    difference: randOnWire(view.difference),
    refund: randOnWire(view.refund),
    balance: randOnWire(view.balance),
    told: view.told,
    setAside: rulesOnWire(view.setAside),
  }
}

export function amendmentSideOnWire({ status, stay, party, plots, amountDue }: AmendmentSide) {
  return {
    status,
    ...stayOnWire(stay),
    amountDue: randOnWire(amountDue),
    party,
    plots: plots.map(({ plotName, siteName, party: guests, ...plot }) => ({
      plotName,
      siteName,
      party: guests,
      ...stayOnWire(plot.stay),
    })),
  }
}
