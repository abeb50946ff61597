import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { KeptWhileCurrent, readingPastKept } from './kept.ts'
import { aFeed } from './testing/a-feed.ts'

const changed: Change = { kind: 'ratings', organisationId: 'a' as OrganisationId }
const outside = { isInTransaction: () => false } as EntityManager
const inside = { isInTransaction: () => true } as EntityManager

function given() {
  const { feed, ...told } = aFeed()
  const kept = new KeptWhileCurrent<string, number>(feed, (change) => {
    if (change.kind === 'ratings') return [change.organisationId]
    if (change.kind === 'catalogue') return (key) => key.startsWith(change.organisationId)
    return change.kind === 'vat' ? 'all' : []
  })
  let reads = 0
  const read = async () => ++reads
  return { ...told, kept, read, ask: (key: string, em = outside) => kept.of(em, key, read) }
}

describe('what is kept', () => {
  it('is read once until it changes; others stay', async () => {
    const { ask, hear } = given()

    const before = [await ask('a'), await ask('a'), await ask('b')]
    hear(changed)

    expect(before).toEqual([1, 1, 2])
    expect([await ask('a'), await ask('b')]).toEqual([3, 2])
  })

  it('is old by name, by what its key is like, or all of it', async () => {
    const { kept, ask, hear } = given()
    const keys = ['a', 'a 1', 'b']
    const leftAfter = async (change: Change) => {
      for (const key of keys) await ask(key)
      hear(change)
      return keys.filter((key) => kept.get(key) !== undefined)
    }

    expect(await leftAfter(changed)).toEqual(['a 1', 'b'])
    expect(await leftAfter({ kind: 'catalogue', organisationId: 'a' as OrganisationId })).toEqual(['b'])
    expect(await leftAfter({ kind: 'vat' })).toEqual([])
    expect(await leftAfter({ kind: 'holidays' })).toEqual(keys)
  })

  it('is forgotten whole when something may have been missed', async () => {
    const { ask, miss } = given()

    await ask('a')
    miss()

    expect(await ask('a')).toBe(2)
  })

  it('is read anew for whoever reads past it, and that is kept', async () => {
    const { ask } = given()

    await ask('a')
    const past = await readingPastKept(() => ask('a'))

    expect([past, await ask('a')]).toEqual([2, 2])
  })

  it('is not used, and nothing is kept, while the feed is not current', async () => {
    const { ask, state } = given()

    await ask('a')
    state.isCurrent = false
    const meanwhile = [await ask('a'), await ask('a'), await ask('b')]
    state.isCurrent = true

    expect(meanwhile).toEqual([2, 3, 4])
    expect([await ask('a'), await ask('b')]).toEqual([1, 5])
  })

  it('is what was read while something was heard that makes nothing old here', async () => {
    const { kept, ask, read, hear } = given()

    await kept.of(outside, 'a', async () => {
      hear({ kind: 'nights', organisationId: 'a' as OrganisationId, plotIds: [] })
      return read()
    })

    expect(await ask('a')).toBe(1)
  })

  it('is not what was read while something was heard, which may be older', async () => {
    const { kept, ask, read, hear } = given()

    await kept.of(outside, 'a', async () => {
      hear(changed)
      return read()
    })

    expect(await ask('a')).toBe(2)
  })

  it('is nothing that a transaction read: it may be its own, and never be committed', async () => {
    const { ask } = given()

    await ask('a', inside)

    expect(await ask('a')).toBe(2)
    expect(await ask('a', inside)).toBe(2)
  })

  it('is read again once this process changed it', async () => {
    const { kept, ask } = given()

    await ask('a')
    kept.forget()

    expect(await ask('a')).toBe(2)
  })

  it('is bounded: of more than it may hold, the oldest is forgotten', async () => {
    const { feed } = aFeed()
    const kept = new KeptWhileCurrent<string, string>(feed, () => [], 2)
    const ask = (key: string) => kept.of(outside, key, async () => `read ${key}`)

    for (const key of ['a', 'b', 'c']) await ask(key)

    expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([undefined, 'read b', 'read c'])
  })
})
