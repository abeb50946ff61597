import { standardTemplates } from '@camp/application/whatsapp/standard-templates.ts'
import { fillTemplate } from '@camp/domain/whatsapp/fill-template.ts'
import { textWith } from '@camp/domain/whatsapp/text-with.ts'
import { describe, expect, it } from 'vitest'
import { WordingTemplateTexts } from './wording-template-texts.ts'

const publicUrl = 'https://camp.example'
const texts = new WordingTemplateTexts(publicUrl)

describe.each(standardTemplates.map((mapping) => [`${mapping.name} (${mapping.language})`, mapping] as const))(
  'the standard template %s',
  (_, mapping) => {
    it('is registered with exactly the variables that its text has', () => {
      const used = [...(texts.textOf(mapping) ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
      const buttons = mapping.urlButtons.map(({ variable }) => variable)

      expect(new Set([...mapping.bodyOrder, ...buttons])).toEqual(new Set(used))
    })

    it('can be sent with its examples, and reads as a whole', () => {
      const variables = texts.examplesOf(mapping)
      const text = texts.textOf(mapping)

      expect(fillTemplate({ mapping, variables, text, publicUrl })).toMatchObject({ ok: true })
      expect(textWith(text ?? '', variables)).not.toMatch(/\{\{|undefined/)
    })
  },
)

it('nobody knows the words of another template', () => {
  expect(texts.textOf({ name: 'somebody_elses', language: 'en' })).toBeUndefined()
  expect(texts.textOf({ name: 'constructor', language: 'en' })).toBeUndefined()
})
