import type { PictureOwner } from '@camp/domain/pictures/picture-owner.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { type Actor, type Role, visitor } from '../shared/actor.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { AddPictures, type UploadedPicture } from './add-pictures.ts'
import { CropPicture, DescribePictures, MovePicture, RemovePicture } from './arrange-pictures.ts'
import type { Pictures } from './pictures.ts'
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
  return { ...ports, ports, shown, later: (hours: number) => (now = now.add({ hours })) }
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

describe('the sweep', () => {
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
