import { TemplateDelivery } from '@camp/application/whatsapp/template-delivery.ts'
import { TemplateMessageSender } from '@camp/application/whatsapp/template-message-sender.ts'
import type { TemplateSender } from '@camp/application/whatsapp/template-sender.ts'
import type { Database } from '../postgres/orm.ts'
import { PostgresTemplateMappings } from './postgres-template-mappings.ts'
import { WordingTemplateTexts } from './wording-template-texts.ts'

/**
 * Channel `app` of a process: what is changed at `/admin/whatsapp-config` counts from the next message on.
 */
export function whatsAppSender(options: {
  sender: TemplateSender
  database: Pick<Database, 'forkEntityManager'>
  publicUrl: string
}): TemplateMessageSender {
  const { sender, database, publicUrl } = options
  const templateMappings: ConstructorParameters<typeof TemplateDelivery>[0]['templateMappings'] = {
    find: (key) => new PostgresTemplateMappings(database.forkEntityManager()).find(key),
  }
  return new TemplateMessageSender(
    new TemplateDelivery({ templateMappings, templateTexts: new WordingTemplateTexts(publicUrl), sender, publicUrl }),
  )
}
