import { directPayment } from '@camp/domain/deposit/direct-payment.ts'
import { notificationsFor } from '@camp/domain/messaging/recipients.ts'
import { guestsOfStay } from '@camp/domain/reservations/amend/guests-of-stay.ts'
import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import { onlineAmountDue } from '@camp/domain/reservations/online-amount-due.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { AmendmentSide, AmendmentView } from './amendment-answers.ts'
import type { AmendedSnapshot } from './amendments.ts'
import type { AmendmentPlan } from './plan-amendment.ts'

/** Before and after side by side, with what the difference means for the guest's money. */
export function amendmentView(
  { before, after, isUnchanged, setAside, context }: AmendmentPlan,
  { refund, notifiesGuest }: { readonly refund: Money; readonly notifiesGuest: boolean },
): AmendmentView {
  const { reservation } = after
  const { amountDue, amountPaid } = reservation
  const open = amountDue.minus(amountPaid.minus(refund))
  const { organisation } = context.catalogue
  const { timezone } = organisation.province.country
  const payment = directPayment(reservation, { ...organisation, timezone, today: context.today })
  const hears = !isUnchanged && (notifiesGuest || after.change !== null)
  return {
    id: reservation.id,
    simpleReference: reservation.simpleReference,
    version: before.version,
    before: amendmentSide(before),
    after: amendmentSide(reservation),
    isUnchanged,
    difference: amountDue.minus(before.amountDue),
    amountPaid,
    refund,
    balance: open.isPositive ? open : Money.zero(amountDue.currency),
    amountToPayNow: onlineAmountDue(reservation, organisation.takesOnlinePayment),
    direct: payment && { payment, campsite: organisation.name },
    setAside,
    told: hears ? notificationsFor(reservation.guest).flatMap((to) => ('skipped' in to ? [] : [to.channel])) : [],
  }
}

export function amendmentSide(terms: AmendedSnapshot): AmendmentSide {
  const { status, stay, plots, amountDue, amountDueUpFront, dueDate } = terms
  return {
    status,
    stay,
    party: guestsOfStay({ stay, plots }),
    plots: plots.map((plot) => {
      const { plotId, plotName, siteName, party, quote } = plot
      return { plotId, plotName, siteName, stay: nightsOn(plot), party, quote }
    }),
    amountDue,
    amountDueUpFront,
    dueDate,
  }
}
