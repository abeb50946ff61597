import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import type { TriedMails } from '../tried-mails.ts'

export function triedMailsContract(adapter: string, given: () => Promise<TriedMails>): void {
  const at = (hour: string) => Temporal.Instant.from(`2026-11-21T${hour}:00Z`)
  const mail = (id: string) => ({ id, name: `mail ${id}` })

  describe(`${adapter}: TriedMails`, () => {
    it('counts the tries of each mail, anew for one that was forgotten', async () => {
      const tried = await given()

      expect([await tried.begin(mail('1-1'), at('08')), await tried.begin(mail('1-1'), at('09'))]).toEqual([1, 2])
      expect(await tried.begin(mail('1-2'), at('09'))).toBe(1)
      await tried.forget('1-1')
      expect(await tried.begin(mail('1-1'), at('10'))).toBe(1)
      expect(await tried.aside()).toEqual([])
    })

    it('names what was put aside, the newest first, until it is forgotten', async () => {
      const tried = await given()
      for (const id of ['1-1', '1-2', '1-3']) await tried.begin(mail(id), at('08'))
      await tried.putAside('1-2', at('09'))
      await tried.putAside('1-1', at('10'))

      expect(await tried.aside()).toEqual([
        { ...mail('1-1'), at: at('10') },
        { ...mail('1-2'), at: at('09') },
      ])
      await tried.forgetBefore(at('10'))
      expect((await tried.aside()).map(({ id }) => id)).toEqual(['1-1'])
      expect(await tried.begin(mail('1-3'), at('11'))).toBe(1)
    })
  })
}
