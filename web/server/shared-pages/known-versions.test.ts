import { type Change, type ChangeFeed, type ChangeListener, deafFeed } from '@camp/adapters/change-feed/change.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { KnownVersions } from './known-versions.ts'

const organisationId = 'kwena' as OrganisationId

function givenVersions() {
  const listeners: ChangeListener[] = []
  const feed = { isHeard: true, heard: 0 }
  const changeFeed: ChangeFeed = {
    ...deafFeed,
    isCurrent: () => feed.isHeard,
    untilCurrent: async () => feed.isHeard,
    heardSoFar: () => feed.heard,
    follow: (listener) => listeners.push(listener),
  }
  const stored = { version: '1', reads: 0, whileRead: () => {} }
  const versions = new KnownVersions(changeFeed, async () => {
    stored.reads += 1
    const { version } = stored
    stored.whileRead()
    return version
  })
  const tell = (change: Change) => {
    feed.heard += 1
    for (const listener of listeners) listener.changed([change])
  }
  const miss = () => {
    for (const listener of listeners) listener.missed()
  }
  return { versions, stored, feed, tell, miss }
}

describe('the version of what a page shows', () => {
  it('is asked once while nothing is heard, whatever is booked', async () => {
    const { versions, stored, tell } = givenVersions()

    await versions.of('kwena')
    tell({ kind: 'nights', organisationId, plotIds: [] })
    await versions.of('kwena')

    expect(stored.reads).toBe(1)
  })

  it.each<Change['kind']>(['catalogue', 'ratings', 'tags', 'countries'])('is asked again after a change of %s', async (kind) => {
    const { versions, stored, tell } = givenVersions()
    await versions.of('kwena')

    stored.version = '2'
    tell({ kind, organisationId } as Change)

    expect(await versions.of('kwena')).toBe('2')
  })

  it('is asked again after something may have been missed', async () => {
    const { versions, stored, miss } = givenVersions()
    await versions.of('kwena')

    stored.version = '2'
    miss()

    expect(await versions.of('kwena')).toBe('2')
  })

  it('is asked each time while changes are not heard', async () => {
    const { versions, stored, feed } = givenVersions()
    await versions.of('kwena')
    feed.isHeard = false

    stored.version = '2'

    expect([await versions.of('kwena'), await versions.of('kwena'), stored.reads]).toEqual(['2', '2', 3])
  })

  it('is not kept when something was heard while it was read', async () => {
    const { versions, stored, tell } = givenVersions()
    stored.whileRead = () => {
      stored.whileRead = () => {}
      stored.version = '2'
      tell({ kind: 'catalogue', organisationId })
    }

    await versions.of('kwena')

    expect(await versions.of('kwena')).toBe('2')
  })
})
