import { isSinglePicture, type PictureOwner } from '@camp/domain/pictures/picture-owner.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PictureLists } from '../picture-lists.ts'

/** An organisation with one site and one plot, no pictures, and another organisation. */
export interface PictureListsFixture {
  readonly pictureLists: PictureLists
  readonly own: OrganisationId
  readonly other: OrganisationId
  readonly siteId: string
  readonly plotId: string
  readonly stop: () => Promise<void>
}

export function pictureListsContract(adapter: string, start: () => Promise<PictureListsFixture>): void {
  describe(`${adapter}: PictureLists`, () => {
    let fixture: PictureListsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())
    const owners = (): readonly PictureOwner[] => [
      { kind: 'organisation' },
      { kind: 'logo' },
      { kind: 'map' },
      { kind: 'site', id: fixture.siteId },
      { kind: 'plot', id: fixture.plotId },
    ]
    const keysOf = (kind: PictureOwner['kind']) => (isSinglePicture(kind) ? [kind] : [`${kind}-2`, `${kind}-1`])

    it('keeps the pictures of each in their order', async () => {
      const { pictureLists, own } = fixture
      for (const owner of owners()) await pictureLists.write(own, owner, keysOf(owner.kind))

      for (const owner of owners()) {
        expect(await pictureLists.find(own, owner)).toMatchObject({ owner, pictures: keysOf(owner.kind) })
        expect(await pictureLists.findForChange(own, owner)).toEqual(await pictureLists.find(own, owner))
      }
      expect((await pictureLists.all(own)).map(({ owner }) => owner)).toEqual(owners())
      expect([...(await pictureLists.shownKeys())].toSorted()).toEqual(
        owners()
          .flatMap(({ kind }) => keysOf(kind))
          .toSorted(),
      )
    })

    it('keeps what each picture shows, wherever it is shown, until it is taken away', async () => {
      const { pictureLists, own, siteId, plotId } = fixture
      const [site, plot] = [{ kind: 'site', id: siteId } as const, { kind: 'plot', id: plotId } as const]
      await pictureLists.write(own, site, ['a', 'b'])
      await pictureLists.write(own, plot, ['b', 'c'])

      await pictureLists.describe(own, { a: 'Dam', b: 'Braai “Sunset”' })
      expect((await pictureLists.find(own, site))?.texts).toEqual({ a: 'Dam', b: 'Braai “Sunset”' })
      expect((await pictureLists.find(own, plot))?.texts).toEqual({ b: 'Braai “Sunset”' })
      expect((await pictureLists.find(own, { kind: 'organisation' }))?.texts).toEqual({})

      await pictureLists.describe(own, { a: '', b: 'Fire' })
      expect((await pictureLists.all(own)).flatMap(({ texts }) => Object.entries(texts))).toEqual([
        ['b', 'Fire'],
        ['b', 'Fire'],
      ])
    })

    it('forgets the words of a picture that nothing shows any more', async () => {
      const { pictureLists, own, siteId } = fixture
      const site = { kind: 'site', id: siteId } as const
      await pictureLists.write(own, site, ['a', 'b'])
      await pictureLists.describe(own, { a: 'Dam', b: 'Braai' })

      await pictureLists.write(own, site, ['b'])
      await pictureLists.write(own, site, ['b', 'a'])

      expect((await pictureLists.find(own, site))?.texts).toEqual({ b: 'Braai' })
    })

    it('empties a list, the logo too', async () => {
      const { pictureLists, own } = fixture
      await pictureLists.write(own, { kind: 'logo' }, ['l'])
      await pictureLists.write(own, { kind: 'logo' }, [])

      expect((await pictureLists.find(own, { kind: 'logo' }))?.pictures).toEqual([])
    })

    it('neither finds nor writes under another organisation', async () => {
      const { pictureLists, own, other } = fixture
      const [, , ...places] = owners()
      for (const owner of places) {
        await pictureLists.write(other, owner, ['theirs'])

        expect(await pictureLists.find(other, owner)).toBeUndefined()
        expect((await pictureLists.find(own, owner))?.pictures).toEqual([])
      }
    })

    it('finds nothing of what is not there', async () => {
      expect(await fixture.pictureLists.find(fixture.own, { kind: 'plot', id: 'nothing' })).toBeUndefined()
      expect(await fixture.pictureLists.findForChange(fixture.own, { kind: 'site', id: fixture.plotId })).toBeUndefined()
    })
  })
}
