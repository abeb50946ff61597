import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite, testId } from '../../testing/a-campsite.ts'
import type { Ratings } from '../ratings.ts'

export interface RatingsFixture {
  /** The campsite of `a-campsite.ts` has published overall ratings of 5 and 4; nobody else has any. */
  readonly ratings: Ratings
  readonly stop: () => Promise<void>
}

export function ratingsContract(adapter: string, start: () => Promise<RatingsFixture>): void {
  describe(`${adapter}: Ratings`, () => {
    let fixture: RatingsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('gives the mean of what was published, and nothing for organisations without reviews', async () => {
      const rated = campsite.organisation.id

      const ratings = await fixture.ratings.of([rated, testId(9_999) as OrganisationId])

      expect(ratings).toEqual(new Map([[rated, { average: 4.5, count: 2 }]]))
      expect(await fixture.ratings.of([])).toEqual(new Map())
    })
  })
}
