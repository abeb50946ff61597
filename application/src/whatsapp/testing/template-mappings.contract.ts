import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standardTemplates } from '../standard-templates.ts'
import type { TemplateMappings } from '../template-mappings.ts'

export interface TemplateMappingsFixture {
  readonly mappings: TemplateMappings
  readonly stop: () => Promise<void>
}

const key = { name: 'booking_request_confirmation', language: 'af' } as const

export function templateMappingsContract(adapter: string, start: () => Promise<TemplateMappingsFixture>): void {
  describe(`${adapter}: TemplateMappings`, () => {
    let fixture: TemplateMappingsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('begin with the standard templates, by name and language', async () => {
      expect(await fixture.mappings.list()).toEqual(standardTemplates)
    })

    it('find one by name and language, and nothing else', async () => {
      expect(await fixture.mappings.find(key)).toMatchObject({ ...key, urlButtons: [{ index: 0, variable: 'CONFIRM' }, {}] })
      expect(await fixture.mappings.find({ name: 'nothing', language: 'en' })).toBeUndefined()
    })

    it('change one row, and no other', async () => {
      const { mappings } = fixture
      const read = (await mappings.findForChange(key))!
      const changed = { ...read, metaName: 'bevestig', twilioContentSid: `HX${'0'.repeat(32)}`, bodyOrder: ['2', '1'] }

      await mappings.replace({ ...changed, urlButtons: [], isActive: false })

      expect(await mappings.find(key)).toEqual({ ...changed, urlButtons: [], isActive: false })
      expect(await mappings.find({ ...key, language: 'en' })).toMatchObject({ metaName: key.name })
    })
  })
}
