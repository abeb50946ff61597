import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { AboardLog, AboardStep } from '../aboard-log.ts'
import type { ComingFacts } from './in-memory-aboard-log.ts'

export interface AboardLogFixture {
  readonly aboardLog: AboardLog
  readonly stop: () => Promise<void>
}

const on = (day: number) => Temporal.Instant.from(`2026-11-${day}T08:00:00Z`)

function coming(number: number, name: string, since: number, status: OrganisationStatus = 'pending'): ComingFacts {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { organisationId: testId(number) as OrganisationId, slug, name, cityName: 'Gariepdam', since: on(since), status }
}

const [early, late, silent, open] = [
  coming(8_100, 'Early Camp', 10),
  coming(8_200, 'Late Camp', 12),
  coming(8_300, 'Silent Camp', 14),
  coming(8_400, 'Open Camp', 11, 'active'),
] as const

export const aboardWorld: readonly ComingFacts[] = [early, late, silent, open]

export function aboardLogContract(adapter: string, start: () => Promise<AboardLogFixture>): void {
  describe(`${adapter}: AboardLog`, () => {
    let fixture: AboardLogFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const say = ({ organisationId }: ComingFacts, step: AboardStep, day: number, text = '') =>
      fixture.aboardLog.add({ organisationId, at: on(day), by: 'somebody', step, text })

    it('gives back what was said, the oldest first, of one campsite', async () => {
      await say(early, 'ready', 15)
      await say(late, 'signed-up', 15)
      await say(early, 'question', 16, 'Which gate?')

      const { organisationId } = early
      expect(await fixture.aboardLog.of(organisationId)).toEqual([
        { organisationId, at: on(15), by: 'somebody', step: 'ready', text: '' },
        { organisationId, at: on(16), by: 'somebody', step: 'question', text: 'Which gate?' },
      ])
    })

    it('lists those that are pending: who waits for the platform first, then the newest', async () => {
      await say(early, 'signed-up', 11)
      await say(late, 'signed-up', 12)
      await say(late, 'ready', 16)
      await say(open, 'ready', 13)

      const listed = await fixture.aboardLog.coming()

      expect(listed.map(({ name, latest }) => [name, latest?.step ?? null])).toEqual([
        ['Late Camp', 'ready'],
        ['Silent Camp', null],
        ['Early Camp', 'signed-up'],
      ])
      expect(listed[0]).toMatchObject({ slug: 'late-camp', cityName: 'Gariepdam', since: on(12), latest: { at: on(16) } })
    })

    it('lists the longest wait first', async () => {
      await say(late, 'answer', 16)
      await say(early, 'ready', 17)

      expect((await fixture.aboardLog.coming()).map(({ name }) => name)).toEqual(['Late Camp', 'Early Camp', 'Silent Camp'])
    })
  })
}
