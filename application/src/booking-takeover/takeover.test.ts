import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { desk, elsewhere, somebody } from '../desk/testing/a-booked-stay.ts'
import { stands } from '../testing/a-campsite.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { PreviewTakeover } from './preview-takeover.ts'
import { TakeOverBookings } from './take-over-bookings.ts'
import type { TakeoverQuery } from './takeover-answers.ts'

const orgSlug = 'kwena-camp'
const headings = [
  'Booking ID',
  'Guest Name',
  'Room Name',
  'Date In',
  'Date Out',
  'Adults',
  'Total',
  'Deposit Paid',
  'Email',
  'Status',
]
const [first, second] = [stands[0]!, stands[1]!]

const thandi = ['NB1', 'Thandi Mokoena', first.name, '2026-12-01', '2026-12-03', '2', '950', '400', 'thandi@x.test', 'Confirmed']
const sipho = ['NB2', 'Sipho Dube', second.name, '2026-12-01', '2026-12-02', '1', '', '', '', 'Confirmed']

function givenFile(...rows: readonly (readonly string[])[]) {
  const camp = kwenaCamp()
  const owner = somebody('ORGADMIN', camp.organisation.id)
  const marketplace = givenMarketplace({ campsites: [camp, elsewhere], at: '2026-11-21T10:00' })
  const reading = { rows }
  const tableReader = {
    read: () => accepted({ headings, rows: reading.rows.map((cells, at) => ({ row: at + 2, cells })) }),
  }
  const ports = { ...marketplace.ports, createOfflineReservation: marketplace.createOfflineReservation, tableReader }
  const asked: TakeoverQuery = { actor: owner, orgSlug, text: '', columns: {}, plotNames: new Map(), notifiesGuests: false }
  const preview = async (facts: Partial<TakeoverQuery> = {}) => {
    const shown = await new PreviewTakeover(ports).execute({ ...asked, ...facts })
    if (!shown.ok) throw new Error(shown.refusal.code)
    return shown.value
  }
  const takeOver = (facts: Partial<TakeoverQuery> = {}) => new TakeOverBookings(ports).execute({ ...asked, ...facts })
  return { marketplace, reading, preview, takeOver, asked, ports }
}

const outcomes = (view: Awaited<ReturnType<ReturnType<typeof givenFile>['preview']>>) => view.lines.map(({ outcome }) => outcome)

describe('bookings of another system', () => {
  it('bring money along that no desk here took: the till of the day has none of it', async () => {
    const { marketplace, takeOver } = givenFile(thandi)
    await takeOver()
    const till = { actor: desk, orgSlug }

    const shown = await marketplace.showCashUp.execute({ ...till, day: null })
    const listing = { search: '', sort: 'day', isDescending: true, limit: null, offset: 0, from: null, to: null } as const

    expect(shown).toMatchObject({ value: { entries: [], methods: [], net: { cents: 0 } } })
    expect(await marketplace.listTill.execute({ ...till, ...listing })).toMatchObject({ value: { rows: [] } })
  })

  it('come over as bookings by hand, with their total, their money and where they are from, and nobody is told', async () => {
    const { marketplace, preview, takeOver } = givenFile(thandi, sipho)

    expect(await preview()).toMatchObject({ source: 'nightsbridge', missing: [], unknownPlots: [] })
    const done = await takeOver()

    if (!done.ok) throw new Error(done.refusal.code)
    const [one] = done.value.bookings
    const stored = await marketplace.reservations.find(one!.id)
    expect(done.value).toMatchObject({ known: 0, leftOut: 0 })
    expect(stored).toMatchObject({ amountDue: { cents: 95_000 }, amountPaid: { cents: 40_000 }, guest: { lastName: 'Mokoena' } })
    expect(JSON.stringify(await marketplace.ports.deskLog.of(one!.id))).toContain('Brought in from NightsBridge, booking NB1.')
    const messages = await marketplace.outbox.list({ reservationId: one!.id, limit: 9 })
    expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['skipped']))
  })

  it('come over once, however often the file does', async () => {
    const { preview, takeOver } = givenFile(thandi, sipho)
    await takeOver()

    expect(outcomes(await preview())).toEqual([{ kind: 'known' }, { kind: 'known' }])
    expect(await takeOver()).toEqual(accepted({ bookings: [], known: 2, leftOut: 0 }))
  })

  it('may begin this very day', async () => {
    const { preview } = givenFile(['NB5', 'Anna Botha', second.name, '2026-11-21', '2026-11-23'])

    expect(JSON.stringify(outcomes(await preview()))).not.toContain('already-begun')
  })

  it('come over all or not at all, and everything that stands in their way is named', async () => {
    const { marketplace, reading, preview, takeOver } = givenFile(
      thandi,
      ['NB3', 'Anna Botha', first.name, '2026-12-02', '2026-12-04'],
      ['NB4', 'Anna Botha', 'The moon', '2026-12-05', '2026-12-06'],
      ['NB5', 'Anna Botha', second.name, '2026-11-20', '2026-11-23'],
      ['NB6', '', second.name, '31/02/2027', '2027-03-02'],
      sipho.with(6, '100').with(7, '200'),
    )

    const view = await preview()
    const answer = await takeOver()

    expect(outcomes(view)).toMatchObject([
      { conflicts: [{ code: 'clashes-in-file', row: 3 }] },
      { conflicts: [{ code: 'clashes-in-file', row: 2 }] },
      { conflicts: [{ code: 'plot-unknown', plotName: 'The moon' }] },
      { conflicts: [{ code: 'already-begun' }] },
      { conflicts: [{ code: 'unreadable', field: 'arrival' }, { code: 'no-name' }] },
      { conflicts: [{ code: 'not-bookable', fault: 'above-total' }] },
    ])
    expect(view.unknownPlots).toEqual(['The moon'])
    expect(answer).toMatchObject({ refusal: { code: 'takeover-conflicts' } })
    reading.rows = [thandi]
    expect(outcomes(await preview())).toMatchObject([{ kind: 'new' }])
    await takeOver()
    reading.rows = [['NB9', 'Anna Botha', first.name, '2026-12-02', '2026-12-04']]
    expect(outcomes(await preview())).toMatchObject([{ conflicts: [{ code: 'not-bookable', fault: 'booked' }] }])
    expect(await marketplace.ports.auditTrail.latest({ organisationId: kwenaCamp().organisation.id, limit: 9 })).toMatchObject([
      { act: 'bookings.taken-over', subject: 'nightsbridge', changes: [{ after: '1' }] },
    ])
  })

  it('find a plot under the name that somebody chose for it, and leave out what was cancelled or is over', async () => {
    const { preview } = givenFile(
      thandi.with(2, 'Tent site A'),
      ['NB3', 'Anna', first.name, '2026-10-01', '2026-10-02'],
      thandi.with(0, 'NB4').with(9, 'Cancelled'),
    )

    expect(outcomes(await preview({ plotNames: new Map([['tent site a', first.id]]) }))).toMatchObject([
      { kind: 'new', hasContact: true },
      { kind: 'past' },
      { kind: 'cancelled' },
    ])
  })

  it('wait until somebody says which column is which', async () => {
    const { preview } = givenFile(thandi)

    const view = await preview({ columns: { plot: null } })

    expect(view).toMatchObject({ missing: ['plot'], lines: [] })
    expect((await preview({ columns: { plot: 2 } })).lines).toHaveLength(1)
  })

  it('are new as long as one of their rows is, and say what they cost and who can be told', async () => {
    const { preview } = givenFile(
      ['NB7', 'Anna Botha', first.name, '2026-12-05', '2026-12-07', '2', '', '', '', ''],
      ['NB8', 'Anna Botha', `${kwenaCamp().sites[0]!.name} ${second.name}`.toUpperCase(), '2026-12-05', '2026-12-07'],
      ['NB9', 'Anna', first.name, '2026-11-19', '2026-11-20'],
      ['NB9', 'Anna', second.name, '2026-12-10', '2026-12-12'],
    )

    const found = outcomes(await preview())

    expect(found.slice(0, 2)).toMatchObject([
      { kind: 'new', total: { cents: 40_000 }, paid: { cents: 0 }, hasContact: false },
      { kind: 'new', hasContact: false },
    ])
    expect(found.slice(2).map(({ kind }) => kind)).toEqual(['conflict', 'conflict'])
  })

  it('go to the plot that somebody chose, not to another', async () => {
    const { marketplace, takeOver } = givenFile(thandi.with(2, 'Tent site A'))

    const done = await takeOver({ plotNames: new Map([['tent site a', second.id]]) })

    const id = done.ok ? done.value.bookings[0]!.id : undefined
    expect((await marketplace.reservations.find(id!))?.plots.map(({ plotId }) => plotId)).toEqual([second.id])
  })

  it('do not come over where one of them cannot, nor leave a trace where none is new', async () => {
    const { marketplace, reading, takeOver } = givenFile(thandi, sipho.with(2, 'The moon'))
    const organisationId = kwenaCamp().organisation.id

    expect(await takeOver()).toMatchObject({ refusal: { code: 'takeover-conflicts' } })
    reading.rows = [thandi.with(9, 'Cancelled')]
    expect(await takeOver()).toEqual(accepted({ bookings: [], known: 0, leftOut: 1 }))

    expect(await marketplace.ports.auditTrail.latest({ organisationId, limit: 9 })).toEqual([])
  })

  it('do not come over where two stays have one reference', async () => {
    const { preview, takeOver } = givenFile(thandi, thandi.with(3, '2026-12-05').with(4, '2026-12-07'))

    expect(outcomes(await preview())[0]).toMatchObject({ conflicts: [{ code: 'reference-twice' }] })
    expect(await takeOver()).toMatchObject({ refusal: { code: 'takeover-conflicts' } })
  })

  it('do not come over where somebody else brings them in at this moment', async () => {
    const { ports, asked } = givenFile(thandi)
    const takenOverBookings = { known: async () => new Set<string>(), claim: async () => false }

    const done = await new TakeOverBookings({ ...ports, takenOverBookings }).execute(asked)

    expect(done).toEqual(refused({ code: 'taken-meanwhile', rows: [2] }))
  })

  it('are not looked for in what is no table', async () => {
    const { ports, asked } = givenFile()
    const unreadable = { ...ports, tableReader: { read: () => refused({ code: 'table-unreadable' } as const) } }

    expect(await new PreviewTakeover(unreadable).execute(asked)).toEqual(refused({ code: 'table-unreadable' }))
  })

  it('are for the owner of the campsite', async () => {
    const { ports, asked } = givenFile(thandi)

    for (const [actor, code] of [
      [desk, 'not-permitted'],
      [somebody('ORGADMIN', elsewhere.organisation.id), 'not-found'],
      [somebody('USER'), 'not-permitted'],
    ] as const) {
      expect(await new PreviewTakeover(ports).execute({ ...asked, actor })).toEqual(refused({ code }))
      expect(await new TakeOverBookings(ports).execute({ ...asked, actor })).toEqual(refused({ code }))
    }
  })
})
