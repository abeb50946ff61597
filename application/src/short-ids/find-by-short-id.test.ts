import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { FindByShortId } from './find-by-short-id.ts'
import { InMemoryShortIds } from './testing/in-memory-short-ids.ts'

const one = { id: '0197b6a4-3f6e-4c1a-9d52-4e8f0a1b2c3d', facts: ['confirmed', 'email', 'dead'] }
const alike = { id: '0197b6a4-9999-4c1a-9d52-4e8f0a1b2c3d', facts: ['cancelled', 'sms', 'dead'] }
const find = new FindByShortId({
  shortIds: new InMemoryShortIds([one, alike].map((row) => ({ kind: 'outbox-message', ...row }))),
})
const found = (text: string, actor = system('test')) => find.execute({ actor, kind: 'outbox-message', text })

describe('what is named by the first letters of its id', () => {
  it.each(['0197b6a4-3', '0197B6A4-3F6E', one.id])('is found by %s', async (text) => {
    expect(await found(text)).toEqual(accepted(one))
  })

  it('is refused with the choices when others begin alike', async () => {
    expect(await found('0197b6a4')).toEqual(refused({ code: 'several-of-this-name', choices: [one, alike] }))
  })

  it('is refused with ten choices at most', async () => {
    const limits: number[] = []
    const named = async (_kind: string, _text: string, limit: number) => {
      limits.push(limit)
      return []
    }
    await new FindByShortId({ shortIds: { named } }).execute({ actor: system('test'), kind: 'outbox-message', text: '0197b6a4' })

    expect(limits).toEqual([10])
  })

  it.each(['ffff0000', '019', '0197%', ''])('is not found by "%s"', async (text) => {
    expect(await found(text)).toEqual(refused({ code: 'not-found' }))
  })

  it("is the platform's alone", async () => {
    expect(await found(one.id, visitor as never)).toEqual(refused({ code: 'not-permitted' }))
  })
})
