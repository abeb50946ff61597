import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdPlots, submission } from '#server/testing/reservations.ts'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as actPage from './route.tsx'

let camp: SettingsPages
let id = ''
/** Each booking has a week of its own. */
let monday = Temporal.PlainDate.from('2027-02-08')
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())
beforeEach(async () => {
  const { client } = camp.marketplace
  const wish = { arrivalDate: monday.toString(), departureDate: monday.add({ days: 3 }).toString() }
  const hold = (await holdPlots(client, 'kloofwater-camp', [camp.plots[0]?.name ?? ''], wish)).data
  monday = monday.add({ weeks: 1 })
  await client.mutate('reservations.submit', submission(hold))
  id = hold.id
})

const asked = (act: string) => ({
  path: `/org/kloofwater-camp/bookings/${id}/${act}`,
  params: { orgSlug: 'kloofwater-camp', reservationId: id, act },
  as: camp.clerk,
})
const bookingNow = async () => (await camp.pages.read(actPage, asked('details'))).data.booking
const post = (act: string, fields: Readonly<Record<string, string>>) => camp.pages.post(actPage, asked(act), fields)

/** What the form of the guest's details posts where nothing is typed. */
async function openedDetails() {
  const { guest, version } = await bookingNow()
  const { firstName, lastName, email, language, specialRequest, verificationPreference: preference } = guest
  const shown = { firstName, lastName, email, cell: `${guest.countryCode} 829990001`, preference, language, specialRequest }
  return { ...shown, step: 'do', version: String(version), shown: JSON.stringify(shown) }
}

describe('a form that was opened before somebody else saved', () => {
  it('undoes nothing of what they wrote about the guest, and keeps what was typed', async () => {
    const opened = await openedDetails()
    const theirs = { cell: '+27 821112222', specialRequest: 'Close to the water' }
    expect((await post('details', { ...opened, ...theirs })).status).toBe(303)

    const answer = await post('details', { ...opened, firstName: 'Thandeka' })

    expect(answer).toMatchObject({
      status: 409,
      data: {
        answers: { ...theirs, firstName: 'Thandeka' },
        refusal: null,
        conflict: { at: expect.any(String), changes: [{ field: 'cell' }, { field: 'specialRequest' }] },
      },
    })
    expect((await bookingNow()).guest).toMatchObject({ firstName: 'Thandi', specialRequest: 'Close to the water' })
    expect((await post('details', { ...answer.data.answers, step: 'do' })).status).toBe(303)
    expect((await bookingNow()).guest).toMatchObject({
      firstName: 'Thandeka',
      cell: '0821112222',
      specialRequest: theirs.specialRequest,
    })
  })

  it('replaces no plate that was written down meanwhile', async () => {
    const { version } = await bookingNow()
    const opened = { step: 'do', version: String(version), shown: JSON.stringify({ vehiclePlate: '' }) }
    expect((await post('plate', { ...opened, vehiclePlate: 'CA 1' })).status).toBe(303)

    expect(await post('plate', { ...opened, vehiclePlate: 'GP 2' })).toMatchObject({
      status: 409,
      data: { conflict: { changes: [{ field: 'vehiclePlate', now: 'CA 1', typed: 'GP 2' }] } },
    })
    expect((await bookingNow()).guest.vehiclePlate).toBe('CA 1')
  })

  it('is saved where others changed something else of the booking', async () => {
    const opened = await openedDetails()
    const { version } = await bookingNow()
    await post('plate', { step: 'do', version: String(version), shown: '{"vehiclePlate":""}', vehiclePlate: 'CA 1' })

    expect((await post('details', { ...opened, firstName: 'Thandeka' })).status).toBe(303)
    expect((await bookingNow()).guest).toMatchObject({ firstName: 'Thandeka', vehiclePlate: 'CA 1' })
  })
})
