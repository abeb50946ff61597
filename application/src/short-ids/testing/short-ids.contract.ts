import { describe, expect, it } from 'vitest'
import { type ShortIdKind, type ShortIds, shortIdKinds } from '../short-ids.ts'

export const reviewedReference = '482-913-107'

/** Ids of one kind, in their order; the second begins as the first does. */
export function threeIds(kind: ShortIdKind) {
  const digit = shortIdKinds.indexOf(kind) + 1
  return [
    `0197b6a4-3f6e-4c1a-9d52-00000000000${digit}`,
    `0197b6a4-9999-4c1a-9d52-00000000000${digit}`,
    `5c02e1f7-3f6e-4c1a-9d52-00000000000${digit}`,
  ] as const
}

/** The store holds `threeIds` of every kind, and the last review is that of `reviewedReference`. */
export function shortIdsContract(adapter: string, store: () => ShortIds): void {
  describe.each(shortIdKinds)(`${adapter}: ShortIds, %s`, (kind) => {
    const [first, second, other] = threeIds(kind)
    const idsNamed = async (text: string, limit = 10) => (await store().named(kind, text, limit)).map(({ id }) => id)

    it('finds the one that begins so, or is so whole', async () => {
      expect(await idsNamed('5c02')).toEqual([other])
      expect(await idsNamed(second)).toEqual([second])
    })

    it('finds all that begin alike, and no more than are asked for', async () => {
      expect(await idsNamed('0197b6a4')).toEqual([first, second])
      expect(await idsNamed('0197b6a4', 1)).toEqual([first])
    })

    it('finds nothing in the middle of an id, by letters that no id has, nor of another kind', async () => {
      for (const text of ['3f6e', 'river', '0197b6a43f6e']) expect(await idsNamed(text)).toEqual([])
      expect(await idsNamed(threeIds(kind === 'block' ? 'review' : 'block')[2])).toEqual([])
    })

    it('says what tells it from the others', async () => {
      const [found] = await store().named(kind, other, 1)

      expect(found?.facts.every((fact) => fact !== '')).toBe(true)
      expect(found?.facts.length).toBeGreaterThan(0)
    })

    it('takes the reference of a booking for its review', async () => {
      expect(await idsNamed(reviewedReference)).toEqual(kind === 'review' ? [other] : [])
    })
  })
}
