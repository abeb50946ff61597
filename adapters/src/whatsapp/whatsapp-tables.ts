import type { Language } from '@camp/domain/languages/language.ts'
import type { UrlButton } from '@camp/domain/whatsapp/template-mapping.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { jsonColumn } from '../postgres/column-types.ts'

export const WhatsappTemplateRow = defineEntity({
  name: 'WhatsappTemplateRow',
  tableName: 'whatsapp_template',
  properties: {
    name: p.text().primary(),
    language: p.text().$type<Language>().primary(),
    metaName: p.text(),
    twilioContentSid: p.text().nullable(),
    bodyOrder: jsonColumn<readonly string[]>(),
    urlButtons: jsonColumn<readonly UrlButton[]>(),
    isActive: p.boolean(),
  },
})
