import type { HtiOffer } from '@camp/application/hti/hti-messages.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import { node, type XmlNode } from '../../parsing/xml/write-xml.ts'

/** There is one price for everybody. */
const ratePlan = 'RACK'

export function offersNode(offers: readonly HtiOffer[]): XmlNode | null {
  if (offers.length === 0) return null
  return node(
    'RoomStays',
    {},
    offers.map((offer) =>
      node('RoomStay', { AvailabilityStatus: 'AvailableForSale' }, [
        ...roomNodes(offer, { AvailabilityStatus: 'AvailableForSale' }),
        node('BasicPropertyInfo', { HotelCode: offer.hotelCode }),
      ]),
    ),
  )
}

/** A plot is there once: one unit of a room type of its own. */
export function roomNodes(room: Omit<HtiOffer, 'hotelCode'>, more: Readonly<Record<string, string>> = {}): readonly XmlNode[] {
  const { roomCode, stay, party, total } = room
  const rate = Object.assign({ RoomTypeCode: roomCode, RatePlanCode: ratePlan, NumberOfUnits: 1 }, more)
  return [
    node('RoomTypes', {}, [node('RoomType', { RoomTypeCode: roomCode, NumberOfUnits: 1 })]),
    node('RatePlans', {}, [node('RatePlan', { RatePlanCode: ratePlan })]),
    node('RoomRates', {}, [node('RoomRate', rate, [node('Rates', {}, room.nights.map(rateNode))])]),
    node('GuestCounts', { IsPerRoom: true }, guestNodes(party)),
    node('TimeSpan', { Start: stay.arrival.toString(), End: stay.departure.toString() }),
    node('Total', { AmountAfterTax: xmlAmount(total), CurrencyCode: total.currency }),
  ]
}

function rateNode({ date, price }: HtiOffer['nights'][number]): XmlNode {
  const span = { EffectiveDate: date.toString(), ExpireDate: date.add({ days: 1 }).toString() }
  return node('Rate', Object.assign(span, { RateTimeUnit: 'Day', UnitMultiplier: 1 }), [
    node('Base', { AmountAfterTax: xmlAmount(price), CurrencyCode: price.currency }),
  ])
}

function guestNodes({ numberOfAdults, numberOfPensioners, childrenAges }: Party): readonly XmlNode[] {
  const ages = [...new Set(childrenAges)].toSorted((one, other) => one - other)
  const counts = [
    { AgeQualifyingCode: 10, Count: numberOfAdults },
    ...ages.map((Age) => ({ AgeQualifyingCode: 8, Age, Count: childrenAges.filter((age) => age === Age).length })),
    { AgeQualifyingCode: 11, Count: numberOfPensioners },
  ]
  return counts.filter(({ Count }) => Count > 0).map((count) => node('GuestCount', count))
}

export function xmlAmount(amount: Money): string {
  return amount.toRand().toFixed(2)
}
