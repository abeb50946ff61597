import { system } from '@camp/application/shared/actor.ts'
import { campsite, field, stands } from '@camp/application/testing/a-campsite.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { ServedMarketplace } from '../../testing/given-marketplace.ts'

const actor = system('test')
const orgSlug = campsite.organisation.slug
const party = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }

type Market = Pick<ServedMarketplace, 'product' | 'clock'>

/** `P001` is Stand 1, `P011` the field. */
export function plotOfRoom(room: string): PlotId {
  const plot = [...stands, field][Number(room.slice(1)) - 1]
  if (!plot) throw new Error(`no room ${room}`)
  return plot.id
}

/** Undefined: somebody else has it. */
export async function tryToBook(market: Market, room: string, from: string, to: string): Promise<ReservationId | undefined> {
  const stay = StayDates.of(from, to)
  const plots = [{ plotId: plotOfRoom(room), party, equipment: noEquipment }]
  const { useCases } = market.product.scope()
  const quoted = await useCases.quoteSelection.execute({ orgSlug, stay, plots })
  if (!quoted.ok) return undefined
  const created = await useCases.createOfflineReservation.execute({
    actor,
    orgSlug,
    stay,
    plots,
    guest: {
      firstName: 'Thandi',
      lastName: 'Nkosi',
      email: 'thandi@example.com',
      countryCode: '+27',
      cell: '0821234567',
      verificationPreference: 'SMS',
      language: 'en',
      specialRequest: null,
      allergies: null,
      vehiclePlate: null,
    },
    agreed: null,
    isOfflinePayment: true,
    received: null,
    notes: '',
    notifiesCamper: false,
    acceptsTerms: false,
    termsStandElsewhere: true,
    ignoresStayRules: false,
    shownAmountDue: quoted.value.amountDue,
  })
  return created.ok ? created.value.id : undefined
}

export async function bookHere(market: Market, room: string, from: string, to: string): Promise<ReservationId> {
  const id = await tryToBook(market, room, from, to)
  if (!id) throw new Error(`${room} is taken`)
  return id
}

export async function moveHere(market: Market, id: ReservationId, room: string, from: string, to: string): Promise<boolean> {
  const amended = await market.product.scope().useCases.amendReservation.execute({
    actor,
    as: 'staff',
    id,
    amendment: { stay: StayDates.of(from, to), plots: [{ plotId: plotOfRoom(room), party }], price: 're-quote' },
    reason: 'test',
    notifiesGuest: false,
    shownAmountDue: null,
  })
  return amended.ok
}

export async function cancelHere(market: Market, id: ReservationId): Promise<void> {
  const facts = { dryRun: false, note: 'test', refund: { kind: 'policy' as const }, notifiesGuest: false }
  await market.product.scope().useCases.cancelAsStaff.execute({ actor, idOrReference: id, ...facts })
}

export function laterBy({ clock }: Market, time: { readonly seconds: number }): void {
  clock.moveTo(clock.now().add(time).toString())
}
