import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite, testId } from '../../testing/a-campsite.ts'
import type { SettingsRow, SettingsRows } from '../settings-rows.ts'

/** Rows belong to Kwena Camp of `a-campsite.ts`; nothing else is stored when a test begins. */
export interface SettingsRowsFixture<Row extends SettingsRow> {
  readonly rows: Omit<SettingsRows<Row>, 'remove'> & { remove(organisationId: OrganisationId, id: string): Promise<unknown> }
  readonly stop: () => Promise<void>
}

export interface SettingsRowsSample<Row extends SettingsRow> {
  /** Two rows whose names sort one after the other, every field with a value of its own. */
  readonly first: Row
  readonly second: Row
  /** The first with other facts and the name of neither. */
  readonly changed: Row
  /** Under the name of the second. */
  readonly named: (row: Row) => Row
  /** Where rows stand in the order in which they were added, and not of their names. */
  readonly isInOrderOfAdding?: boolean
  /**
   * With a link to what the organisation does not have; where rows have no such links there is nothing to
   * show.
   */
  readonly orphaned?: (row: Row) => Row
}

const own = campsite.organisation.id
const other = testId(9_999) as OrganisationId

export function settingsRowsContract<Row extends SettingsRow>(
  name: string,
  sample: SettingsRowsSample<Row>,
  start: () => Promise<SettingsRowsFixture<Row>>,
): void {
  describe(name, () => {
    let fixture: SettingsRowsFixture<Row>
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())
    const { first, second, changed, named, orphaned, isInOrderOfAdding = false } = sample

    it('keeps rows whole, in their order', async () => {
      for (const row of isInOrderOfAdding ? [first, second] : [second, first]) await fixture.rows.add(row)

      expect(await fixture.rows.list(own)).toEqual([first, second])
      expect(await fixture.rows.find(own, first.id)).toEqual(first)
    })

    it('finds nothing under another organisation, nor under no id at all', async () => {
      await fixture.rows.add(first)

      expect(await fixture.rows.list(other)).toEqual([])
      expect(await fixture.rows.find(other, first.id)).toBeUndefined()
      expect(await fixture.rows.find(own, 'nothing')).toBeUndefined()
      expect(await fixture.rows.findForChange(other, first.id)).toBeUndefined()
      expect(await fixture.rows.findForChange(own, 'nothing')).toBeUndefined()
      expect(await fixture.rows.replace({ ...changed, organisationId: other })).toEqual(refused({ code: 'changed-meanwhile' }))
      await fixture.rows.remove(other, first.id)
      expect(await fixture.rows.find(own, first.id)).toEqual(first)
    })

    it('replaces a row, and finds it as it stands now for whoever changes it', async () => {
      await fixture.rows.add(first)
      await fixture.rows.add(second)

      expect(await fixture.rows.replace(changed)).toEqual(accepted(null))
      expect(await fixture.rows.findForChange(own, first.id)).toEqual(changed)
      expect(await fixture.rows.find(own, second.id)).toEqual(second)
    })

    it('refuses a name twice', async () => {
      await fixture.rows.add(first)
      await fixture.rows.add(second)

      expect(await fixture.rows.add(named({ ...first, id: testId(9_998) }))).toEqual(refused({ code: 'name-taken' }))
      expect(await fixture.rows.replace(named(first))).toEqual(refused({ code: 'name-taken' }))
      expect(await fixture.rows.list(own)).toEqual([first, second])
    })

    it('removes a row, and the same again without complaint', async () => {
      await fixture.rows.add(first)
      await fixture.rows.remove(own, first.id)
      await fixture.rows.remove(own, first.id)

      expect(await fixture.rows.list(own)).toEqual([])
      expect(await fixture.rows.replace(changed)).toEqual(refused({ code: 'changed-meanwhile' }))
    })

    if (orphaned) {
      it('refuses links to what the organisation does not have', async () => {
        await fixture.rows.add(first)

        expect(await fixture.rows.add(orphaned(second))).toEqual(refused({ code: 'parent-unknown' }))
        expect(await fixture.rows.replace(orphaned(first))).toEqual(refused({ code: 'parent-unknown' }))
        expect(await fixture.rows.list(own)).toEqual([first])
      })
    }
  })
}
