import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { AskedRoom, AskedStay, HtiAsk, HtiError, HtiOffer, HtiReply } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { partyOfGuests } from './asked-party.ts'
import { askedConnection, readAskedStay } from './asked-stay.ts'
import { errorOfRefusal, invalid, missing, unknownRoom } from './ota-errors.ts'

const mostStays = 10
const mostCandidates = 20

/** Asked without guests, for two adults. */
const anybody: AskedRoom = { roomCode: null, units: null, guests: [{ ageCode: 10, age: null, count: 2 }] }

/** What the picker would show as free, at its price (rule H3). */
export async function offerRooms(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  { stays }: Extract<HtiAsk, { kind: 'AVAILABILITY_QUERY' }>,
): Promise<Result<HtiReply, HtiError>> {
  if (stays.length === 0) return refused(missing('Criterion'))
  if (stays.length > mostStays || stays.some(({ rooms }) => rooms.length > mostCandidates))
    return refused(invalid('too many at once'))
  const offers: HtiOffer[] = []
  for (const asked of stays) {
    const connection = askedConnection(proved, asked.hotelCode)
    if (!connection.ok) return connection
    for (const room of asked.rooms.length > 0 ? asked.rooms : [anybody]) {
      const offered = await offersOf(ports, connection.value, { asked, room })
      if (!offered.ok) return offered
      offers.push(...offered.value)
    }
  }
  const none = { type: 3, code: 322, text: 'No availability' } as const
  return accepted({ kind: 'AVAILABILITY_QUERY', offers, warnings: offers.length === 0 ? [none] : [] })
}

async function offersOf(
  { showPicker, catalogues }: AnswerPorts,
  { organisationId, propertyCode, rooms }: HtiConnection,
  { asked, room }: { readonly asked: AskedStay; readonly room: AskedRoom },
): Promise<Result<readonly HtiOffer[], HtiError>> {
  const stay = readAskedStay(asked)
  if (!stay.ok) return stay
  const party = partyOfGuests(room.guests.length > 0 ? room.guests : anybody.guests)
  if (!party.ok) return party
  if (room.roomCode !== null && !rooms.some(({ code }) => code === room.roomCode)) return refused(unknownRoom)
  const codes = new Map(rooms.map(({ plotId, code }) => [plotId, code]))
  const orgSlug = (await catalogues.find(organisationId))?.organisation.slug ?? ''
  const wish = { orgSlug, stay: stay.value, party: party.value, equipment: noEquipment, siteId: null }
  const picked = await showPicker.execute(wish)
  if (!picked.ok) return refused(errorOfRefusal(picked.refusal))
  const isWanted = (code: string) => room.roomCode === null || (room.roomCode === code && (room.units ?? 1) === 1)
  return accepted(
    picked.value.plots.flatMap(({ plot, availability, quote, total }): readonly HtiOffer[] => {
      const roomCode = codes.get(plot.id)
      if (!availability.isAvailable || roomCode === undefined || !isWanted(roomCode)) return []
      const nights = quote().nights.map(({ date, price }) => ({ date, price }))
      return [{ hotelCode: propertyCode, roomCode, stay: stay.value, party: party.value, nights, total }]
    }),
  )
}
