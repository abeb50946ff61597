import type { DeskReservationView } from '@camp/application/desk/desk-views.ts'
import type { AmendmentRefusal, AmendmentView } from '@camp/application/reservations/amend/amendment-answers.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { numberAsDialled } from '@camp/domain/messaging/written-number.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import type { Amendment } from '@camp/domain/reservations/amend/amendment.ts'
import { isStanding } from '@camp/domain/reservations/standing.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { partySize } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { isVoucherTakenBack } from '@camp/domain/vouchers/voucher-taken-back.ts'
import { dateHere } from '#app/formatting/clock-time.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { brokenRulesOnWire, rulesOnWire } from '#server/wire/rules-on-wire.ts'
import { type TypedWish, wishForm } from './panel-form.server.ts'
import type { ChangeOnWire, PanelRefusal, PanelReservation, PricedChange } from './panel-model.ts'
import { type Booked, type ChangeWish, readWish } from './wish.ts'

interface Asked {
  readonly useCases: UseCases
  readonly actor: Actor
  readonly orgSlug: string
  readonly query: URLSearchParams
  /** An ISO moment. */
  readonly now: string
}

/**
 * The booking that the address opens, with what the change that it names would do; null when there is none
 * here.
 */
export async function loadReservation({ useCases, actor, orgSlug, query, now }: Asked): Promise<PanelReservation | null> {
  const view = await findDeskReservation({ useCases, actor, orgSlug }, query.get('open') ?? '')
  if (!view) return null
  const isChanged = query.get('change') !== null && isStanding(view.reservation.status)
  const change = isChanged ? await previewChange({ useCases, actor, view, typed: readForm(wishForm, query), now }) : null
  return { ...panelReservation(view), change }
}

/** Of this organisation alone, whatever else somebody may manage. */
export async function findDeskReservation(
  { useCases, actor, orgSlug }: Omit<Asked, 'query' | 'now'>,
  reference: string,
): Promise<DeskReservationView | undefined> {
  if (reference === '') return undefined
  const found = await useCases.showReservationToDesk.execute({ actor, idOrReference: reference })
  return found.ok && found.value.organisation.slug === orgSlug ? found.value : undefined
}

export function bookedOnWire(view: DeskReservationView, now: string): Booked {
  const { arrival, departure } = view.reservation.stay
  return {
    arrival: arrival.toString(),
    departure: departure.toString(),
    isCheckedIn: view.checkedInAt !== null,
    today: dateHere(now),
    plots: view.plots.map(({ plotId, stay }) => ({
      plotId,
      arrival: stay.arrival.toString(),
      departure: stay.departure.toString(),
    })),
  }
}

/** Every plot with its own guests and equipment, wherever it is to be. */
export function amendmentOf(view: DeskReservationView, wish: ChangeWish, price: Amendment['price']): Amendment {
  return {
    stay: StayDates.of(wish.arrival, wish.departure),
    plots: wish.plots.flatMap(({ of, plotId, arrival, departure }) => {
      const booked = view.plots[of]
      if (!booked) return []
      const { party, equipment } = booked
      return { plotId: plotId as PlotId, party, equipment, stay: StayDates.of(arrival, departure) }
    }),
    price,
  }
}

function panelReservation(view: DeskReservationView): Omit<PanelReservation, 'change'> {
  const { reservation, guest, plots, balance, checkedInAt, acts } = view
  const phone = guest?.cell ? numberAsDialled(guest.countryCode, guest.cell) : null
  return {
    reference: reservation.simpleReference,
    status: reservation.status,
    guestName: (guest && fullName(guest)) || null,
    phone,
    vehiclePlate: guest?.vehiclePlate ?? null,
    specialRequest: guest?.specialRequest ?? null,
    isCheckedIn: checkedInAt !== null,
    arrival: reservation.stay.arrival.toString(),
    departure: reservation.stay.departure.toString(),
    guests: partySize(reservation.party),
    plots: plots.map(({ plotId, plotName, stay, party }) => ({
      plotId,
      plotName,
      arrival: stay.arrival.toString(),
      departure: stay.departure.toString(),
      guests: partySize(party),
    })),
    amountDue: reservation.amountDue.toRand(),
    balance: balance.toRand(),
    acts,
    lastPayment: lastPaymentOf(view),
  }
}

function lastPaymentOf({ moves, reservation: { status } }: DeskReservationView): string | null {
  const isReversed = (id: string) => moves.some(({ reversedMoveId }) => reversedMoveId === id)
  const isReceived = (move: DeskReservationView['moves'][number]) =>
    move.kind === 'capture' && !isReversed(move.id) && !isVoucherTakenBack(move, { status, moves })
  return moves.findLast(isReceived)?.id ?? null
}

interface Preview {
  readonly useCases: UseCases
  readonly actor: Actor
  readonly view: DeskReservationView
  readonly typed: TypedWish
  readonly now: string
}

async function previewChange({ useCases, actor, view, typed, now }: Preview): Promise<ChangeOnWire> {
  const booked = bookedOnWire(view, now)
  const wish = readWish(typed, booked)
  if (typeof wish === 'string') return refusedChange(asBooked(booked), { code: wish, plotNames: [], rules: [] })
  const split = splitIn(typed)
  const { id } = view.reservation
  const preview = (price: Amendment['price'], ignoresStayRules: boolean) =>
    useCases.previewAmendment.execute({ actor, as: 'staff', id, amendment: amendmentOf(view, wish, price), ignoresStayRules })
  const strict = await preview('re-quote', false)
  const requoted = strict.ok ? strict : await preview('re-quote', true)
  if (!requoted.ok) return { ...refusedChange(wish, refusalOnWire(requoted.refusal)), split }
  const kept = await preview('keep', !strict.ok)
  const views: readonly (readonly [PricedChange['price'], AmendmentView])[] = [
    ['re-quote', requoted.value],
    ...(kept.ok ? [['keep', kept.value] as const] : []),
  ]
  return {
    ...shapeOf(wish),
    split,
    isUnchanged: requoted.value.isUnchanged,
    version: requoted.value.version,
    prices: views.map(([price, priced]) => pricedChange(price, priced)),
    refusal: strict.ok ? null : refusalOnWire(strict.refusal),
    ignoresRules: !strict.ok,
    setAside: rulesOnWire(requoted.value.setAside),
    tellsGuest: requoted.value.told.length > 0,
  }
}

function refusedChange(wish: ChangeWish, refusal: PanelRefusal): ChangeOnWire {
  return {
    ...shapeOf(wish),
    split: null,
    isUnchanged: false,
    version: null,
    prices: [],
    refusal,
    ignoresRules: false,
    setAside: [],
    tellsGuest: false,
  }
}

function shapeOf({ arrival, departure, plots }: ChangeWish) {
  const last = new Map(plots.map(({ of, plotId }) => [of, plotId]))
  return { arrival, departure, plots, plotIds: [...last.values()] }
}

function asBooked({ arrival, departure, plots }: Booked): ChangeWish {
  return { arrival, departure, plots: plots.map((plot, of) => ({ ...plot, of })) }
}

function splitIn({ at, part, to }: TypedWish): ChangeOnWire['split'] {
  return at && to ? { at, part, to } : null
}

function pricedChange(price: PricedChange['price'], { after, difference, refund, balance }: AmendmentView): PricedChange {
  const [amountDue, more, back, open] = [after.amountDue, difference, refund, balance].map((amount) => amount.toRand())
  return { price, amountDue: amountDue ?? 0, difference: more ?? 0, refund: back ?? 0, balance: open ?? 0 }
}

export function refusalOnWire(refusal: AmendmentRefusal | { readonly code: string }): PanelRefusal {
  const plots = 'plots' in refusal ? refusal.plots : []
  return { code: refusal.code, plotNames: plots.map(({ plotName }) => plotName), rules: brokenRulesOnWire(refusal) }
}
