import type { Role } from '@camp/domain/people/role.ts'
import type { PictureOwner } from '@camp/domain/pictures/picture-owner.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { type Actor, visitor } from '../shared/actor.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { AddPictures, type UploadedPicture } from './add-pictures.ts'
import { CropPicture, DescribePictures, MovePicture, RemovePicture } from './arrange-pictures.ts'
import { deviceWidths, imageWidths } from './picture-store.ts'
import { type Pictures, pictureLimits } from './pictures.ts'
import { ListPictures, ShowPictures } from './show-pictures.ts'
import { SweepPictures } from './sweep-pictures.ts'
import { InMemoryPictureFiles } from './testing/in-memory-picture-files.ts'
import { InMemoryPictureLists } from './testing/in-memory-picture-lists.ts'

const organisationId = 'kwena' as OrganisationId
const elsewhere = 'kloof' as OrganisationId
const person = (role: Role, organisation: OrganisationId = organisationId): Actor => ({
  kind: 'user',
  userId: 'anna' as UserId,
  role,
  organisationIds: [organisation],
})
const ofPlot: PictureOwner = { kind: 'plot', id: '1' }
const page: PictureOwner = { kind: 'organisation' }
const own = { actor: person('ORGADMIN'), organisationId, owner: ofPlot }
const whole = { shape: 'free', left: 0, top: 0, width: 100, height: 100 } as const
const upload = (fileName: string): UploadedPicture => ({ fileName, bytes: new TextEncoder().encode(fileName) })

function givenPictures(pictures: readonly string[] = ['a', 'b', 'c']) {
  let now = Temporal.Instant.from('2026-11-21T08:00:00Z')
  const clock = { now: () => now }
  const auditTrail = new InMemoryAuditTrail()
  const pictureFiles = new InMemoryPictureFiles(clock)
  const pictureLists = new InMemoryPictureLists(
    new Map([
      [
        organisationId,
        [
          { owner: { kind: 'logo' }, name: 'Kwena', pictures: ['l'], texts: {} },
          { owner: ofPlot, name: 'Stand 1', pictures, texts: {} },
        ],
      ],
    ]),
  )
  const ports = { auditTrail, clock, transaction: new InMemoryTransaction(), pictureLists, pictureFiles, pictures: fakePictures }
  const shown = async (owner: PictureOwner = ofPlot) => (await pictureLists.find(organisationId, owner))?.pictures
  return { ...ports, ports, shown, later: (hours: number) => (now = now.add({ seconds: Math.round(hours * 3600) })) }
}

/** Takes every text but `bad`, under its own name. */
const fakePictures: Pictures = {
  keep: async (bytes) => {
    const text = new TextDecoder().decode(bytes)
    return text === 'bad' ? refused({ code: 'picture-broken' }) : accepted(text)
  },
  crop: async (key, { width }) => (width < 10 ? refused({ code: 'crop-too-small', least: 200 }) : accepted(`part-of-${key}`)),
}

describe('pictures', () => {
  it('come behind those that are there, and the refused ones are named', async () => {
    const { ports, shown, auditTrail } = givenPictures(['a'])

    const added = await new AddPictures(ports).execute({ ...own, uploads: [upload('x'), upload('bad'), upload('y')] })

    expect(added).toEqual(accepted({ added: 2, refused: [{ code: 'picture-broken', fileName: 'bad' }] }))
    expect(await shown()).toEqual(['a', 'x', 'y'])
    expect(auditTrail.all).toMatchObject([{ act: 'pictures.changed', subject: 'plot-1' }])
  })

  it('are five at most: what does not fit is not even looked at', async () => {
    const { ports, shown } = givenPictures(['a', 'b', 'c', 'd'])

    const added = await new AddPictures(ports).execute({ ...own, uploads: [upload('x'), upload('y')] })

    expect(added).toEqual(refused({ code: 'too-many-pictures', most: 5, room: 1 }))
    expect(await shown()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('come five at once: of more none is looked at (rule X2)', async () => {
    const lists = new Map([[organisationId, [{ owner: page, name: 'Kwena', pictures: ['a'], texts: {} }]]])
    const { ports } = givenPictures()
    const pictureLists = new InMemoryPictureLists(lists)
    const adding = new AddPictures({ ...ports, pictureLists })
    const uploads = [...'uvwxyz'].map(upload)

    const six = await adding.execute({ ...own, owner: page, uploads })
    const five = await adding.execute({ ...own, owner: page, uploads: uploads.slice(1) })

    expect([six, five]).toEqual([refused({ code: 'too-many-pictures-at-once', most: 5 }), accepted({ added: 5, refused: [] })])
    expect((await pictureLists.find(organisationId, page))?.pictures).toEqual([...'avwxyz'])
  })

  it('of a logo take each other’s place', async () => {
    const { ports, shown } = givenPictures()

    await new AddPictures(ports).execute({ ...own, owner: { kind: 'logo' }, uploads: [upload('new')] })

    expect(await shown({ kind: 'logo' })).toEqual(['new'])
  })

  it('are moved, cropped in their place and taken away', async () => {
    const { ports, shown } = givenPictures()

    await new MovePicture(ports).execute({ ...own, key: 'c', move: 'earlier' })
    await new CropPicture(ports).execute({ ...own, key: 'c', wish: whole })
    await new RemovePicture(ports).execute({ ...own, key: 'a' })

    expect(await shown()).toEqual(['part-of-c', 'b'])
  })

  it('say what they show, also when they are cropped or moved', async () => {
    const { ports, pictureLists, auditTrail } = givenPictures()
    const texts = async () => (await pictureLists.find(organisationId, ofPlot))?.texts

    await new DescribePictures(ports).execute({ ...own, texts: { a: ' The river\n at dusk ', b: 'Braai', z: 'gone' } })
    expect(await texts()).toEqual({ a: 'The river at dusk', b: 'Braai' })
    expect(auditTrail.all).toMatchObject([{ act: 'pictures.changed', changes: [{ field: 'texts', before: '{}' }] }])

    await new DescribePictures(ports).execute({ ...own, texts: { b: '' } })
    await new MovePicture(ports).execute({ ...own, key: 'a', move: 'later' })
    await new CropPicture(ports).execute({ ...own, key: 'a', wish: whole })
    expect(await texts()).toEqual({ 'part-of-a': 'The river at dusk' })
  })

  it('say it in a sentence or two: with one too long nothing is changed', async () => {
    const { ports, pictureLists } = givenPictures()

    const long = await new DescribePictures(ports).execute({ ...own, texts: { a: 'Dam', b: 'x'.repeat(201) } })

    expect(long).toEqual(refused({ code: 'picture-text-too-long', most: 200, key: 'b' }))
    expect((await pictureLists.find(organisationId, ofPlot))?.texts).toEqual({})
  })

  it('that are not in the list are not cropped, nor below what a card needs', async () => {
    const { ports, shown } = givenPictures()
    const crop = new CropPicture(ports)

    expect(await crop.execute({ ...own, key: 'l', wish: whole })).toEqual(refused({ code: 'not-found' }))
    expect(await crop.execute({ ...own, key: 'a', wish: { ...whole, width: 5 } })).toEqual(
      refused({ code: 'crop-too-small', least: 200 }),
    )
    expect(await shown()).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['a visitor', visitor, ofPlot, 'not-permitted'],
    ['a guest', person('USER'), ofPlot, 'not-permitted'],
    ['an administrator of another organisation', person('ORGADMIN', elsewhere), ofPlot, 'not-found'],
    ['a user of the organisation who means the logo', person('ORGUSER'), { kind: 'logo' } as const, 'not-permitted'],
  ])('are not changed by %s', async (_, actor, owner, code) => {
    const { ports, shown } = givenPictures()
    const which = { actor, organisationId, owner }

    expect(await new AddPictures(ports).execute({ ...which, uploads: [upload('x')] })).toEqual(refused({ code }))
    expect(await new MovePicture(ports).execute({ ...which, key: 'b', move: 'earlier' })).toEqual(refused({ code }))
    expect(await new CropPicture(ports).execute({ ...which, key: 'b', wish: whole })).toEqual(refused({ code }))
    expect(await new RemovePicture(ports).execute({ ...which, key: 'b' })).toEqual(refused({ code }))
    expect(await new ShowPictures(ports).execute(which)).toEqual(refused({ code }))
    expect([await shown(), await shown({ kind: 'logo' })]).toEqual([['a', 'b', 'c'], ['l']])
  })

  it('of plots are changed by users of the organisation, who read all of them', async () => {
    const { ports, shown } = givenPictures()
    const actor = person('ORGUSER')

    expect(await new RemovePicture(ports).execute({ ...own, actor, key: 'b' })).toEqual(accepted(null))
    expect(await shown()).toEqual(['a', 'c'])
    expect(await new ListPictures(ports).execute({ actor, organisationId })).toMatchObject({ ok: true, value: [{}, {}] })
  })
})

describe('what nothing becomes of', () => {
  it('pictures of a thing that is gone are neither shown nor added to', async () => {
    const { ports } = givenPictures()
    const which = { ...own, owner: { kind: 'plot', id: 'gone' } as const }
    const notFound = refused({ code: 'not-found' })

    expect(await new ShowPictures(ports).execute(which)).toEqual(notFound)
    expect(await new AddPictures(ports).execute({ ...which, uploads: [upload('x')] })).toEqual(notFound)
    expect(await new RemovePicture(ports).execute({ ...which, key: 'a' })).toEqual(notFound)
    expect(await new ShowPictures(ports).execute(own)).toMatchObject(accepted({ name: 'Stand 1', pictures: ['a', 'b', 'c'] }))
  })

  it('uploads of which none is taken, and a move of the first to the front, are in no trail and write nothing', async () => {
    const { ports, pictureLists, auditTrail } = givenPictures()
    const written: string[] = []
    const counting = {
      find: pictureLists.find.bind(pictureLists),
      findForChange: pictureLists.findForChange.bind(pictureLists),
      write: async () => void written.push('list'),
      describe: async () => void written.push('words'),
    } as unknown as typeof pictureLists

    const all = { ...ports, pictureLists: counting }
    expect(await new AddPictures(all).execute({ ...own, uploads: [upload('bad')] })).toEqual(
      accepted({ added: 0, refused: [{ code: 'picture-broken', fileName: 'bad' }] }),
    )
    await new MovePicture(all).execute({ ...own, key: 'a', move: 'earlier' })

    expect(written).toEqual([])
    expect(auditTrail.all).toEqual([])
  })

  it('a logo has room for one picture, however full it is', async () => {
    const { ports, shown } = givenPictures()

    const two = await new AddPictures(ports).execute({ ...own, owner: { kind: 'logo' }, uploads: [upload('x'), upload('y')] })

    expect(two).toEqual(refused({ code: 'too-many-pictures', most: 1, room: 1 }))
    expect(await shown({ kind: 'logo' })).toEqual(['l'])
  })

  it('more pictures than there may be leave no room, not less than none', async () => {
    const { ports } = givenPictures(['a', 'b', 'c', 'd', 'e', 'f'])

    expect(await new AddPictures(ports).execute({ ...own, uploads: [upload('x')] })).toEqual(
      refused({ code: 'too-many-pictures', most: 5, room: 0 }),
    )
  })

  it('a picture that went while it was cropped stays gone', async () => {
    const { ports, shown } = givenPictures()
    const pictures: Pictures = {
      ...fakePictures,
      crop: async (key, wish) => {
        await new RemovePicture(ports).execute({ ...own, key })
        return fakePictures.crop(key, wish)
      },
    }

    const cropped = await new CropPicture({ ...ports, pictures }).execute({ ...own, key: 'b', wish: whole })

    expect(cropped).toEqual(refused({ code: 'not-found' }))
    expect(await shown()).toEqual(['a', 'c'])
  })

  it('pictures that others filled up meanwhile take no more', async () => {
    const { ports, shown } = givenPictures(['a', 'b', 'c', 'd'])
    const pictures: Pictures = {
      ...fakePictures,
      keep: async (bytes) => {
        await ports.pictureLists.write(organisationId, ofPlot, ['a', 'b', 'c', 'd', 'theirs'])
        return fakePictures.keep(bytes)
      },
    }

    const added = await new AddPictures({ ...ports, pictures }).execute({ ...own, uploads: [upload('mine')] })

    expect(added).toEqual(refused({ code: 'too-many-pictures', most: 5, room: 0 }))
    expect(await shown()).toEqual(['a', 'b', 'c', 'd', 'theirs'])
  })

  it('words that are what they were are in no trail', async () => {
    const { ports, auditTrail } = givenPictures()

    await new DescribePictures(ports).execute({ ...own, texts: { a: '', b: ' ' } })

    expect(auditTrail.all).toEqual([])
  })
})

it('a picture has at most eight megabytes and 25 megapixels (rule X2)', () => {
  expect(pictureLimits).toEqual({ bytes: 8_388_608, pixels: 25_000_000 })
})

describe('the sweep', () => {
  it('leaves what is a day old to the minute, and takes what is older', async () => {
    const { ports, pictureFiles, later } = givenPictures([])
    await pictureFiles.write('up-1/original.webp', new Uint8Array())
    later(24)
    const sweep = new SweepPictures(ports)

    expect(await sweep.execute({ dryRun: true })).toEqual({ removed: [] })
    later(0.0003)
    expect(await sweep.execute({ dryRun: true })).toEqual({ removed: ['up-1'] })
  })

  it('removes the files of what nothing shows, a day after they were made', async () => {
    const { ports, pictureFiles, later } = givenPictures(['up-1'])
    for (const name of ['up-1/original.webp', 'up-1/64.webp', 'up-2/original.webp', 'up-2/64.webp', 'up-3/original.webp'])
      await pictureFiles.write(name, new Uint8Array())
    later(25)
    await pictureFiles.write('up-3/64.webp', new Uint8Array())
    const sweep = new SweepPictures(ports)

    expect(await sweep.execute({ dryRun: true })).toEqual({ removed: ['up-2'] })
    expect(await pictureFiles.list()).toHaveLength(6)
    expect(await sweep.execute({ dryRun: false })).toEqual({ removed: ['up-2'] })
    expect((await pictureFiles.list()).map(({ name }) => name.split('/')[0])).toEqual(['up-1', 'up-1', 'up-3', 'up-3'])
    expect(await sweep.execute({ dryRun: false })).toEqual({ removed: [] })
  })
})

it('pictures are offered in the widths that addresses in pages and caches ask for (rule W2)', () => {
  expect(imageWidths).toEqual([16, 32, 48, 64, 96, 128, 256, 384])
  expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840])
})
