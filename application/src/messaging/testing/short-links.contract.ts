import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ShortLinks } from '../short-links.ts'
import { reservationId } from './an-outbox-message.ts'

export interface ShortLinksFixture {
  readonly shortLinks: ShortLinks
  stop(): Promise<void>
}

const [first, second] = ['a'.repeat(26), 'b'.repeat(26)] as const
const path = `/r/${reservationId}/confirm?c=key`

export function shortLinksContract(adapter: string, start: () => Promise<ShortLinksFixture>): void {
  describe(`${adapter}: ShortLinks`, () => {
    let fixture: ShortLinksFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('lead to the page that they stand for, to nothing otherwise', async () => {
      expect(await fixture.shortLinks.keep({ code: first, reservationId, path })).toBe(first)

      expect(await fixture.shortLinks.pathOf(first)).toBe(path)
      expect(await fixture.shortLinks.pathOf(second)).toBeUndefined()
    })

    it('are the same for the same page, however often it is sent', async () => {
      await fixture.shortLinks.keep({ code: first, reservationId, path })

      expect(await fixture.shortLinks.keep({ code: second, reservationId, path })).toBe(first)
      expect(await fixture.shortLinks.pathOf(second)).toBeUndefined()
    })
  })
}
