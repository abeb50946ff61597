import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MasterData } from '../master-data.ts'

export interface MasterDataFixture {
  /** No category is there. */
  readonly masterData: MasterData
  stop(): Promise<void>
}

const stand = { name: 'On the stand', colour: '#224466' }
const river = { name: 'At the river', colour: '#446622' }
const kind = 'categories'

export function masterDataContract(adapter: string, start: () => Promise<MasterDataFixture>): void {
  describe(`${adapter}: MasterData`, () => {
    let fixture: MasterDataFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const added = async (values: typeof stand) => {
      const row = await fixture.masterData.add(kind, values)
      if (!row.ok) throw new Error(row.refusal.code)
      return row.value.id
    }
    const all = { search: '', sort: 'name', isDescending: false, limit: null, offset: 0, chosen: {} }
    const kept = async (id: string) => (await fixture.masterData.find(kind, id))?.values

    it('is what was added, once', async () => {
      const id = await added(stand)

      expect(await fixture.masterData.find(kind, id)).toEqual({ id, values: stand, labels: {}, uses: {} })
      expect(await fixture.masterData.add(kind, stand)).toEqual(refused({ code: 'taken' }))
      expect(await fixture.masterData.list(kind, all)).toMatchObject({ rows: [{ id, values: stand }], total: 1 })
    })

    it('is changed, but not to what another is', async () => {
      const { masterData } = fixture
      const [first, second] = [await added(stand), await added(river)]

      expect(await masterData.replace(kind, first, river)).toEqual(refused({ code: 'taken' }))
      expect(await masterData.replace(kind, second, river)).toEqual(accepted(null))
      expect(await masterData.replace(kind, second, { ...river, colour: '#000000' })).toEqual(accepted(null))

      expect([await kept(first), await kept(second)]).toEqual([stand, { ...river, colour: '#000000' }])
    })

    it('goes alone', async () => {
      const [first, second] = [await added(stand), await added(river)]

      await fixture.masterData.remove(kind, first)

      expect([await kept(first), await kept(second)]).toEqual([undefined, river])
    })
  })
}
