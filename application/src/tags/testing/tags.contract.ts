import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite, testId } from '../../testing/a-campsite.ts'
import type { Tags } from '../tags.ts'

export interface TagsFixture {
  /** The campsite of `a-campsite.ts` has River, then Braai, of the category 'Campsite Facilities'. */
  readonly tags: Tags
  readonly stop: () => Promise<void>
}

export function tagsContract(adapter: string, start: () => Promise<TagsFixture>): void {
  describe(`${adapter}: Tags`, () => {
    let fixture: TagsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('finds a category by its name', async () => {
      expect(await fixture.tags.categoryByName('Campsite Facilities')).toMatchObject({ name: 'Campsite Facilities' })
      expect(await fixture.tags.categoryByName('Other')).toBeUndefined()
    })

    it('lists the tags of an organisation in one category, and tells none from no organisation', async () => {
      const category = await fixture.tags.categoryByName('Campsite Facilities')

      const tags = await fixture.tags.ofOrganisation(campsite.organisation.id, category?.id ?? '')

      expect(tags?.map(({ name, icon }) => [name, icon])).toEqual([
        ['River', 'sailboat'],
        ['Braai', 'flame'],
      ])
      expect(await fixture.tags.ofOrganisation(campsite.organisation.id, testId(9_998))).toEqual([])
      expect(await fixture.tags.ofOrganisation(testId(9_999) as OrganisationId, category?.id ?? '')).toBeUndefined()
      expect(await fixture.tags.ofOrganisation('no id' as OrganisationId, category?.id ?? '')).toBeUndefined()
    })
  })
}
