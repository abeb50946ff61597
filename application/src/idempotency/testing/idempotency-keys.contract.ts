import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IdempotencyKeys } from '../idempotency-keys.ts'

export interface IdempotencyKeysFixture {
  readonly idempotencyKeys: IdempotencyKeys
  readonly stop: () => Promise<void>
}

const key = { scope: 'hold', key: 'key-1', fingerprint: 'body-1' }

export function idempotencyKeysContract(adapter: string, start: () => Promise<IdempotencyKeysFixture>): void {
  describe(`${adapter}: IdempotencyKeys`, () => {
    let fixture: IdempotencyKeysFixture
    let worked: number
    beforeEach(async () => {
      worked = 0
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const once = (of: Partial<typeof key> = {}) =>
      fixture.idempotencyKeys.once({ ...key, ...of }, async () => ({ status: 200, body: { run: ++worked } }))

    it('runs the work once, and gives its answer to every repeat', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => once()))

      expect(worked).toBe(1)
      expect(answers).toEqual(Array(50).fill(accepted({ status: 200, body: { run: 1 } })))
    })

    it('refuses the key with another body, and runs nothing', async () => {
      await once()

      expect(await once({ fingerprint: 'body-2' })).toEqual(refused({ code: 'idempotency-key-reused' }))
      expect(worked).toBe(1)
    })

    it('keeps the keys of two scopes apart, and answers of any shape', async () => {
      await once()
      await once({ scope: 'submit' })
      const nothing = await fixture.idempotencyKeys.once({ ...key, key: 'key-2' }, async () => ({ status: 204, body: null }))

      expect(worked).toBe(2)
      expect(nothing).toEqual(accepted({ status: 204, body: null }))
    })

    it('gives every try of an act the same name, and each act its own', async () => {
      const names: string[] = []
      const tried = async (of: Partial<typeof key> = {}) => {
        const broken = fixture.idempotencyKeys.once({ ...key, ...of }, async (nameOfAct) => {
          names.push(await nameOfAct())
          throw new Error('the work broke')
        })
        await expect(broken).rejects.toThrow('the work broke')
      }
      await tried()
      await tried()
      await tried({ key: 'key-2' })
      await tried({ scope: 'submit' })
      await tried({ fingerprint: 'body-2' })

      expect(names[1]).toBe(names[0])
      expect(new Set(names).size).toBe(4)
    })

    it('lets a request that broke be tried again', async () => {
      const broken = fixture.idempotencyKeys.once(key, async () => {
        throw new Error('the work broke')
      })

      await expect(broken).rejects.toThrow('the work broke')
      expect(await once()).toEqual(accepted({ status: 200, body: { run: 1 } }))
    })
  })
}
