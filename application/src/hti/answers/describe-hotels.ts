import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { HtiAsk, HtiError, HtiHotelView, HtiReply } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { askedConnection } from './asked-stay.ts'
import { otaError } from './ota-errors.ts'

/** The properties that are named, or all of the account, with their rooms: the codes of everything else. */
export async function describeHotels(
  { catalogues }: AnswerPorts,
  proved: readonly HtiConnection[],
  { hotelCodes }: Extract<HtiAsk, { kind: 'HOTEL_DESCRIPTIVE_INFO' }>,
): Promise<Result<HtiReply, HtiError>> {
  const codes = hotelCodes.length > 0 ? [...new Set(hotelCodes)] : proved.map(({ propertyCode }) => propertyCode)
  const hotels: HtiHotelView[] = []
  for (const code of codes) {
    const connection = askedConnection(proved, code)
    if (!connection.ok) return connection
    const catalogue = await catalogues.find(connection.value.organisationId)
    if (catalogue?.organisation.status !== 'active') return refused(otaError(3, 375, 'Hotel not active'))
    hotels.push(hotelView(catalogue, connection.value))
  }
  return accepted({ kind: 'HOTEL_DESCRIPTIVE_INFO', hotels })
}

function hotelView(catalogue: Catalogue, { propertyCode, rooms }: HtiConnection): HtiHotelView {
  const { organisation } = catalogue
  const { province, address1, address2, suburb } = organisation
  const codes = new Map(rooms.map(({ plotId, code }) => [plotId, code]))
  return {
    code: propertyCode,
    name: organisation.name,
    currency: province.country.currency,
    description: organisation.shortDescription
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    latitude: organisation.latitude,
    longitude: organisation.longitude,
    addressLines: [address1, address2, suburb].flatMap((line) => (line ? [line] : [])),
    city: organisation.cityName,
    postalCode: organisation.postalCode,
    provinceCode: province.code,
    countryCode: province.country.code,
    phone: organisation.businessNumber,
    email: organisation.businessEmail,
    rooms: listedPlots(catalogue).flatMap(({ plot, site }) => {
      const code = codes.get(plot.id)
      return code === undefined ? [] : [{ code, name: `${site.name}, ${plot.name}`, mostGuests: plot.paxMax }]
    }),
  }
}
