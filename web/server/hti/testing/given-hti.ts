import { hashedPassword } from '@camp/adapters/hti/connection-password.ts'
import { readXml } from '@camp/adapters/parsing/xml/read-xml.ts'
import { attributeOf, childrenOf, within, type XmlElement } from '@camp/adapters/parsing/xml/xml-element.ts'
import { testHost } from '../../testing/given-app.ts'
import type { ServedMarketplace } from '../../testing/given-marketplace.ts'

export const userName = 'hti-demo'
export const password = 'a-long-password'

/** Connects a campsite as its administrator does; its plots become P001 and so on. */
export async function connectToHti({ store }: ServedMarketplace, slug: string, code = 'KLOOF01', proof = 'basic'): Promise<void> {
  await store.em.execute(
    `insert into hti_connection (organisation_id, property_code, user_name, password_hash, proof)
     select id, ?, ?, ?, ? from organisation where slug = ?`,
    [code, userName, hashedPassword(password), proof, slug],
  )
}

export interface HtiAnswered {
  readonly status: number
  readonly text: string
  readonly root: XmlElement
  /** Code of the first error, else of the first warning. */
  readonly code: string | null
}

export async function ask(
  { fetch }: Pick<ServedMarketplace, 'fetch'>,
  body: string | Uint8Array,
  basic: string | null = `${userName}:${password}`,
): Promise<HtiAnswered> {
  const headers = new Headers({ 'Content-Type': 'text/xml; charset=utf-8' })
  if (basic !== null) headers.set('Authorization', `Basic ${Buffer.from(basic).toString('base64')}`)
  const response = await fetch(new Request(`${testHost}/api/hti`, { method: 'POST', headers, body: body as BodyInit }))
  const text = await response.text()
  const read = readXml(Buffer.from(text))
  if (!read.ok) throw new Error(`${response.status}: no XML: ${text}`)
  const root = within(read.value, 'Body')?.children[0] ?? read.value
  const first = within(root, 'Errors', 'Error') ?? within(root, 'Warnings', 'Warning')
  return { status: response.status, text, root, code: attributeOf(first, 'Code') }
}

/** Rooms that are free, with what they cost. */
export function offeredRooms({ root }: HtiAnswered): readonly (readonly [string, string])[] {
  return childrenOf(within(root, 'RoomStays'), 'RoomStay').map((stay) => [
    attributeOf(within(stay, 'RoomTypes', 'RoomType'), 'RoomTypeCode') ?? '',
    attributeOf(within(stay, 'Total'), 'AmountAfterTax') ?? '',
  ])
}

/** Our reference of a booking that was answered. */
export function ourReference({ root }: HtiAnswered): string {
  const list = root.children.find(({ name }) => /^(HotelReservations|HotelResModifies|ReservationsList)$/.test(name))
  const ids = childrenOf(within(list?.children[0], 'ResGlobalInfo', 'HotelReservationIDs'), 'HotelReservationID')
  return (
    attributeOf(
      ids.find((id) => attributeOf(id, 'ResID_Type') === '40'),
      'ResID_Value',
    ) ?? ''
  )
}
